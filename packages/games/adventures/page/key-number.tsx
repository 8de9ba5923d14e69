/** The key that gives an answer, from 1 to 9; beyond that there is none. As the panel would count: by its place in the question. */
interface KeyNumberProps {
  readonly ask: { readonly keys: readonly string[] } | null;
  readonly choice: string;
}

export const KeyNumber = ({ ask, choice }: KeyNumberProps) => (
  <NumberedKey number={(ask?.keys.indexOf(choice) ?? -1) + 1} />
);

/** Where one press gives more than one answer, the places are counted as they lie there. */
export function NumberedKey({ number }: { readonly number: number }) {
  return number >= 1 && number <= 9 ? <span className="decision-number" data-number={number} /> : null;
}
