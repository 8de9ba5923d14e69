/** tabard replay: a record as sentences. */
import type { GameEvent, Viewer } from '@tabard/kernel';
import { Replay } from '@tabard/table';
import type { TerminalVoice } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { type RecordFile, readRecord } from '../record-file';
import { parseWhole } from '../setup';
import { seatNames, voiceOf } from '../voice';

interface Flags {
  readonly seat?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

export function addReplay(tabard: Command): void {
  tabard
    .command('replay')
    .argument('<file>', 'a record; - reads it from the pipe')
    .description('tell a recorded game, as everyone at the table saw it')
    .option('--seat <n>', 'as this seat saw it')
    .option('--all', 'with everything that was hidden')
    .option('--json', 'for programs')
    .action(async (path: string, flags: Flags) => show(await readRecord(path), flags));
}

function show({ record, module, verdict }: RecordFile, flags: Flags): void {
  const replay = Replay.of(module.game, record);
  const viewer: Viewer = flags.all
    ? 'everything'
    : flags.seat
      ? parseWhole('--seat', flags.seat, 1, record.seats) - 1
      : null;
  const voice = voiceOf(module, seatNames(record.seats));
  const { standing } = replay.last;
  const { kind } = verdict;
  if (flags.json)
    printJson({ game: record.game, kind, seats: record.seats, moves: moves(replay, viewer, voice), standing });
  else {
    if (kind === 'arranged') print(pc.dim('An arranged game: its results were written beforehand.'));
    for (let n = 0; n <= replay.length; n++)
      print(...replay.eventsAt(n, viewer).flatMap((event) => lines(event, voice)));
    if (!standing) print(pc.dim(`The record ends here, after ${replay.length} answers; the game was not over.`));
  }
}

const lines = (event: GameEvent, voice: TerminalVoice): string[] => {
  const sentence = voice.event(event);
  return sentence === null ? [] : wrap(sentence, width(), 2);
};

function moves(replay: Replay, viewer: Viewer, voice: TerminalVoice) {
  const answers = replay.last.journal.filter((entry) => entry.kind === 'answer');
  return Array.from({ length: replay.length + 1 }, (_, n) => {
    const events = replay.eventsAt(n, viewer);
    const told = { events, sentences: events.map(voice.event).filter((sentence) => sentence !== null) };
    if (n === 0) return { answer: 0, ...told };
    const { seat, key } = answers[n - 1];
    return { answer: n, seat: seat + 1, key: mayKnow(viewer, seat) ? key : null, ...told };
  });
}

/** What another seat answered may itself be a secret (a sealed choice); what came of it is in the events. */
const mayKnow = (viewer: Viewer, seat: number) => viewer === 'everything' || viewer === seat;
