/** How a table was set last in this browser, and how it stands when somebody comes to set it. */
import type { GameModule } from '@tabard/content';
import type { GameFace, QuickStart } from '@tabard/page/face';
import { choiceFrom, forFriends, makeChoice, parseChoice, type TableChoice } from '../../play/begin/table-choice';

const storeOf = (game: string) => `tabard.setup.${game}`;

/** As far as it still fits the game; else the usual table. */
export function readKept(module: GameModule, quick: QuickStart | undefined): TableChoice {
  try {
    return parseChoice(localStorage.getItem(storeOf(module.game.id)), module, quick?.person);
  } catch {
    return parseChoice(null, module, quick?.person);
  }
}

export function keepChoice(module: Pick<GameModule, 'game'>, choice: TableChoice): void {
  try {
    localStorage.setItem(storeOf(module.game.id), makeChoice(choice));
  } catch {
    // A browser that keeps nothing: the table is set again next time.
  }
}

/** What an address asks for, over what was kept. For friends one seat is free, unless the address says who is a person. */
export function firstChoice(query: URLSearchParams, module: GameModule, face: Pick<GameFace, 'quick'>): TableChoice {
  const asked = choiceFrom(query, module, readKept(module, face.quick));
  return query.has('online') && !query.has('person') ? forFriends(asked) : asked;
}
