/** What the line of a button is handed: an answer, what its question is about, and who looks at it. */
import type { Looking, Message } from '@tabard/content';
import type { AnswerNamed, ByAnswer } from '@tabard/kernel';
import type { Content } from '../content';
import type { DungeonFighter } from '../rules/board';
import type { DungeonFighterAsks } from '../rules/questions';

export type Here = Looking<DungeonFighter, Content>;
/** An answer to this question. */
export type AnswerTo<Name extends keyof DungeonFighterAsks> = Here & AnswerNamed<DungeonFighterAsks, Name>;
/** Any answer of this kind, whatever was asked. */
export type Giving<Option> = Here & { readonly option: Option };

/** What a button says, by question. */
export type SaidBy = ByAnswer<DungeonFighterAsks, Here, Message>;
