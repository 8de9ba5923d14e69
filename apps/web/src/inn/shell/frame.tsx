import sign from '@iconify-json/game-icons/tavern-sign';
import { IconMark } from '@tabard/page/design/icon';
import { Link, useAddress } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { FACES } from '../../house/faces';
import { NewVersionLine } from '../../keep/offline/new-version';
import { useInn } from '../../play/online/use-inn';

interface FrameProps {
  /** The table needs the whole window and has a head of its own. */
  readonly around: 'inn' | 'room' | 'nothing';
  readonly children: ReactNode;
}

/** What stands round every room: the sign, the ways, the foot. */
export function Frame({ around, children }: FrameProps) {
  const t = useWords();
  const inn = useInn();
  if (around === 'nothing') return <main id="room">{children}</main>;
  return (
    <div className="frame" data-inn={around === 'inn'}>
      <a className="skip" href="#room">
        {t('shell.skip')}
      </a>
      <NewVersionLine />
      <header className="head">
        <Link className="head-name" to="/" aria-label={t('shell.home')}>
          <IconMark icon={sign} size="2.75rem" />
          <span>{t('shell.name')}</span>
        </Link>
        <Ways />
      </header>
      <main id="room" className="room">
        {children}
      </main>
      <footer className="foot">
        <span>{t(inn ? 'shell.promiseInn' : 'shell.promise')}</span>
        <span className="foot-ways">
          <Link to="/credits">{t('nav.credits')}</Link>
          <span>{t('shell.version', { version: TABARD_VERSION })}</span>
        </span>
      </footer>
    </div>
  );
}

/** Where a game must be named and none is meant. */
const FIRST = FACES[0].id;

function Ways() {
  const t = useWords();
  const { name } = useAddress().place;
  const inn = useInn();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is stands in sight, in another place too
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 2;
  }, [name]);
  const ways = [
    { to: pathTo('learn', { game: FIRST }), here: name === 'learn', says: t('nav.learn') },
    {
      to: pathTo('rules', { game: FIRST }),
      here: name === 'rules' || name === 'clause',
      says: t('nav.rules'),
    },
    { to: pathTo('replayLink'), here: name === 'replay' || name === 'replayLink', says: t('nav.replays') },
    ...(inn ? [{ to: pathTo('lobby'), here: name === 'lobby' || name === 'gathering', says: t('nav.online') }] : []),
    { to: pathTo('book'), here: name === 'book', says: t('nav.book') },
    { to: pathTo('heroes'), here: name === 'heroes', says: t('nav.heroes') },
    { to: pathTo('campaigns'), here: name.startsWith('campaign'), says: t('nav.campaigns') },
    { to: pathTo('settings'), here: name === 'settings', says: t('nav.settings') },
  ];
  return (
    <nav ref={row} className="ways" aria-label={t('nav.label')}>
      {ways.map(({ to, here, says }) => (
        <Link key={to} to={to} aria-current={here ? 'page' : undefined}>
          {says}
        </Link>
      ))}
    </nav>
  );
}
