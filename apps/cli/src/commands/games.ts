/** tabard games: what can be played here. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { pc } from '@tabard/terminal/colours';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { everyGame } from '../games';
import { speakerOf } from '../voice';

export function addGames(tabard: Command): void {
  tabard
    .command('games')
    .description('the games, their seats, bots and options')
    .option('--json', 'for programs')
    .action(async ({ json }: { json?: boolean }) => {
      const described = (await everyGame()).map(describe);
      if (json) printJson(described);
      else print(...described.flatMap(lines));
    });
}

type Described = ReturnType<typeof describe>;

function describe(module: GameModule) {
  const { game } = module;
  const speaker = speakerOf(module);
  const say = (id: string) => (speaker.has(id) ? speaker.say({ id }) : null);
  return {
    id: game.id,
    name: say('game.name') ?? game.id,
    tagline: say('game.tagline'),
    version: game.version,
    seats: game.seats,
    bots: botsFor(module).map(({ id }) => id),
    options: game.options.map(({ id, values, clause }) => ({
      id,
      values,
      default: values[0],
      title: say(`tableOptions.${id}.title`),
      text: say(`tableOptions.${id}.text`) ?? say(`tableOptions.${id}`),
      ...(clause ? { clause } : {}),
    })),
  };
}

function lines({ id, name, tagline, seats, bots, options }: Described): string[] {
  const within = width();
  return [
    `${pc.bold(name)} (${id}), ${seats.min === seats.max ? '' : `${seats.min} to `}${seats.max} seats`,
    ...(tagline ? wrap(tagline, within) : []),
    `bots: ${bots.join(', ')}`,
    ...options.flatMap((option) => {
      const [first, ...others] = option.values;
      const values = [pc.underline(first), ...others].join(' | ');
      return [
        ...wrap(`  ${pc.cyan(option.id)} = ${values}`, within, 4),
        ...wrap(`    ${option.text ?? ''}`, within, 4),
      ];
    }),
    `The first value is the default. Play: tabard play ${id}`,
    '',
  ];
}
