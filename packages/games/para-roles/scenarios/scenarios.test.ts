/** Every YAML file of this folder: given, when, then. */
import { fileURLToPath } from 'node:url';
import { scenarioFiles } from '@tabard/testkit/vitest';
import { paraRoles } from '../game';
import { scenarios } from './position';

scenarioFiles(fileURLToPath(new URL('.', import.meta.url)), [{ game: paraRoles, scenarios }]);
