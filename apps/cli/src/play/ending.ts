/** The end of a game at the terminal: who won, with what, how the dice fell, and that the record holds. */
import type { GameModule } from '@tabard/content';
import { judgeRecord, type Match, recordOf, type Seat } from '@tabard/kernel';
import { type Luck, luckReport } from '@tabard/table';
import type { TerminalVoice } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, width, wrap } from '@tabard/terminal/terminal';

export function endingLines(match: Match, module: GameModule, voice: TerminalVoice): string[] {
  const standing = tellStanding(match, module, voice);
  const scores = scoreLines(match, module, voice);
  return ['', pc.bold('The end'), ...standing, ...scores, '', ...luckLines(match, voice), '', verdict(match)];
}

function tellStanding(match: Match, { speech, isCoop }: GameModule, voice: TerminalVoice): string[] {
  const ending = speech.ending?.(match.seen(null));
  if (!ending) return isCoop ? [partyLine(match)] : standingLines(match, voice);
  return [ending.title, ...(ending.text ? [ending.text] : [])].flatMap((each) =>
    wrap(voice.speaker.say(each), width(), 0),
  );
}

/** Every scored item, where the game tells them. */
function scoreLines(match: Match, { scoring }: GameModule, { names, speaker }: TerminalVoice): string[] {
  if (!scoring) return [];
  const items = (seat: Seat) =>
    scoring(match.seen('everything'), seat).map(({ what, points }) => `${speaker.say(what)} ${points}`);
  return ['', ...names.flatMap((name, seat) => wrap(`${name}: ${items(seat).join(', ')}`, width(), 2))];
}

/** They win together or not at all: no place, no score of anybody. */
const partyLine = ({ standing }: Match): string =>
  standing!.places.includes(1) ? pc.green('The party has won.') : pc.red('The party has lost.');

function standingLines({ standing }: Match, { names }: TerminalVoice): string[] {
  const { places, scores } = standing!;
  const order = [...places.keys()].sort((a, b) => places[a] - places[b]);
  return grid([
    ['place', 'name', 'score'],
    ...order.map((seat) => [String(places[seat]), names[seat], String(scores[seat])]),
  ]);
}

function luckLines(match: Match, { names, speaker }: TerminalVoice): string[] {
  const row = (name: string, kind: string, { rolls, expected, rolled, deviations, word }: Luck) => [
    name,
    kind,
    String(rolls),
    expected.toFixed(1),
    String(rolled),
    `${deviations < 0 ? '−' : '+'}${Math.abs(deviations).toFixed(1)}`,
    speaker.say({ id: word }),
  ];
  const rows = luckReport(match).flatMap(({ seat, dice, total }) => {
    const kinds = Object.entries(dice);
    const each = kinds.map(([kind, luck], i) => row(i === 0 ? names[seat] : '', kind, luck));
    return kinds.length > 1 ? [...each, row('', 'all', total)] : each;
  });
  if (rows.length === 0) return [];
  return [pc.bold('Luck'), ...grid([['', 'dice', 'rolls', 'expected', 'rolled', 'deviations', ''], ...rows])];
}

function verdict(match: Match): string {
  const { kind, fault } = judgeRecord(match.game, recordOf(match)).verdict;
  if (kind === 'refused') return `verify: ${pc.red(fault!.reason)}`;
  if (kind === 'arranged') return 'verify: an arranged game, its results were written beforehand';
  return `verify: ${pc.green('ok')} (every result follows from the seed ${match.setup.seed})`;
}
