/** A table people sit at: seats, journal, undo, clocks, replay. */
import type { Words } from '@tabard/content';
import german from '../text/de.yaml';
import english from '../text/en.yaml';

export {
  type CampaignFile,
  chainOf,
  isCampaign,
  keptBy,
  keptWithoutRecord,
  makeCampaign,
  readCampaign,
  withGame,
} from './campaign';
export {
  type CampaignFault,
  type CampaignJudgement,
  type CampaignVerdict,
  type CampaignWatch,
  judgeCampaign,
} from './campaign-judge';
export { type ClockRules, type ClockState, Clocks } from './clock';
export { type Human, type Sitter, type TableEntry, type TableLog, TableRefusal, type TableSetup } from './log';
export { type Luck, luckReport, type SeatLuck, wordFor } from './luck';
export { type Onlooker, Replay } from './replay';
export {
  type Read,
  readTableEntry,
  readTableHead,
  readTableLog,
  readTableState,
} from './schema';
export {
  type Changes,
  type Chapter,
  changesSince,
  OtherRules,
  type TableSave,
  type TableState,
} from './state';
export { Table } from './table';
export { tellCampaign, tellSteps, tellTrust, tellVerdict } from './verdict-words';
export type { Proposal } from './voices';

/** The table's own words, to stand behind a game's in a speaker's chain. */
export const tableWords: { readonly [language: string]: Words } = {
  en: english as Words,
  de: german as Words,
};
