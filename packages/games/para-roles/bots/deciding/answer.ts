/** How a question is answered: by what the asked one sees, and by what it can. */
import type { Answers as AnswersOf, AskNamed } from '@tabard/kernel';
import type { Seen } from '../../rules/board';
import type { ParaRolesAsks, ParaRolesQuestion } from '../../rules/questions';
import type { Faculties } from '../faculties';

export type Answers = AnswersOf<ParaRolesAsks, [seen: Seen, can: Faculties]>;
export type Ask<Name extends ParaRolesQuestion> = AskNamed<ParaRolesAsks, Name>;

/** What it never comes to, or does not care about. */
export const theFirst = <Option>({ options }: { readonly options: readonly Option[] }): Option => options[0];

/** The option with the highest worth; the first of equals. */
export function best<Option>(options: readonly Option[], worth: (option: Option, at: number) => number): Option {
  let [chosen] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < options.length; at++) {
    const it = worth(options[at], at);
    if (it > most) [chosen, most] = [options[at], it];
  }
  return chosen;
}
