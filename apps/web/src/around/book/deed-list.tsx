/** Deeds that were done, each with what it took. */
import { useWords } from '@tabard/page/words/words';
import type { DeedTold } from './use-deeds';
import './deed-list.css';

export function DeedList({ deeds }: { readonly deeds: readonly DeedTold[] }) {
  const t = useWords();
  if (deeds.length === 0) return null;
  return (
    <ul className="deed-list" aria-label={t('book.deeds')}>
      {deeds.map(({ id, title, text }) => (
        <li key={id}>
          <b>{title}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
