/** A helper of `tabard story walk --campaign`. */
import { walkCampaignChunk } from './commands/story/chunk';
import { helpWith } from './helper';

helpWith(walkCampaignChunk);
