/** The author's page: a storybook from the disk, checked, drawn, reckoned and played, and read anew when it changes. */

import { Tabs } from '@tabard/page/design/controls';
import { useScrollSigns } from '@tabard/page/room/frame/scroll-signs';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useRef } from 'react';
import { changeBench, TABS, type Tab, useBench } from './bench';
import { BookBar } from './book-bar';
import type { DeskNow, OpenBook } from './desk';
import { Entries } from './entries';
import { Findings } from './findings';
import { MapPanel } from './map-panel';
import { OddsPanel } from './odds-panel';
import { OpenPanel } from './open-panel';
import { openedOf } from './opened';
import { PlayPanel } from './play-panel';
import { useDesk, useFollowing } from './use-desk';
import './author.css';

export function Workshop() {
  const t = useWords();
  const now = useDesk();
  const room = useRef<HTMLDivElement>(null);
  useFollowing();
  useScrollSigns(room);
  return (
    <div className="ra-workshop" ref={room}>
      <header className="page-head">
        <h1>{t('workshop.title')}</h1>
        {!now.book && (
          <p className="prose">
            {t('workshop.lead')} <Link to={pathTo('rules', { game: 'adventures' })}>{t('workshop.law')}</Link>
          </p>
        )}
      </header>
      <OpenPanel />
      <BookBar now={now} />
      {now.book ? <Bound open={now.book} now={now} /> : now.findings.length > 0 && <Findings now={now} />}
    </div>
  );
}

/** A book that can be read, whatever else is wrong with it. */
function Bound({ open, now }: { readonly open: OpenBook; readonly now: DeskNow }) {
  const t = useWords();
  const { tab } = useBench();
  const opened = openedOf(open);
  const contents: { readonly [each in Tab]: () => React.ReactNode } = {
    findings: () => <Findings now={now} />,
    entries: () => <Entries opened={opened} now={now} />,
    map: () => <MapPanel opened={opened} />,
    odds: () => <OddsPanel open={open} />,
    play: () => <PlayPanel opened={opened} />,
  };
  return (
    <div className="ra-bound">
      <Tabs
        label={t('workshop.tabs.label')}
        tabs={TABS.map((id) => ({
          id,
          name: id === 'findings' ? t('workshop.tabs.findings', { n: now.findings.length }) : t(`workshop.tabs.${id}`),
          content: id === tab ? contents[id]() : null,
        }))}
        chosen={tab}
        onChoose={(id) => changeBench({ tab: id as Tab, isFollowed: false })}
      />
    </div>
  );
}
