/** What somebody pastes who wants to see a game: a link, or the file itself as text. Pure. */
import type { Source } from './opening';

/** No letter of a link is a blank: what somebody wrote behind it is no part of it. A file may name a link, and stays a file. */
export function sourceIn(pasted: string): Source {
  const fragment = pasted.trimStart().startsWith('{') ? undefined : /#(g=\S+)/.exec(pasted)?.[1];
  return fragment ? { kind: 'link', fragment } : { kind: 'text', text: asWritten(pasted) };
}

/** A text field and a mail change the ends of lines and lose the last one; every other byte counts. */
const asWritten = (text: string): string => `${text.replaceAll('\r\n', '\n').trim()}\n`;
