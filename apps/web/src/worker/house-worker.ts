/**
 * The file of every worker of the page; its name says what work it was hired for. One file, because each worker's file is
 * bundled by itself, with its own copy of every game: a second one would be sent and stored for each game once more.
 */
import { judgeWhatComes } from '../after/judge-worker';
import { thinkForBots } from '../table/bot-worker';

const WORK: { readonly [name: string]: () => void } = { bots: thinkForBots, judge: judgeWhatComes };

WORK[self.name]();
