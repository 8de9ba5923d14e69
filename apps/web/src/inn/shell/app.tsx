/** The page: one frame, one room at a time. Every room but the inn is fetched when somebody walks there. */

import { Toasts } from '@tabard/page/design/toast';
import { useAddress } from '@tabard/page/router/router';
import type { RouteName } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';
import { Inn } from '../front/inn';
import { Backdrop } from './backdrop';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import './shell.css';

const SettingsRoom = lazy(async () => ({ default: (await import('../settings/settings-room')).SettingsRoom }));
const CreditsRoom = lazy(async () => ({ default: (await import('../../around/credits/credits-room')).CreditsRoom }));
const SetupRoom = lazy(async () => ({ default: (await import('../setup/setup-room')).SetupRoom }));
const TableRoom = lazy(async () => ({ default: (await import('../../play/home/table-room')).TableRoom }));
const ReplayRoom = lazy(async () => ({ default: (await import('../../around/after/replay-room')).ReplayRoom }));
const ReplayLinkRoom = lazy(async () => ({ default: (await import('../../around/after/replay-room')).ReplayLinkRoom }));
const RulesRoom = lazy(async () => ({ default: (await import('../../around/rules/rules-room')).RulesRoom }));
const LearnRoom = lazy(async () => ({ default: (await import('../../around/learn/learn-room')).LearnRoom }));
const PracticeRoom = lazy(async () => ({ default: (await import('../../around/learn/practice-room')).PracticeRoom }));
const WorkshopRoom = lazy(async () => ({
  default: (await import('../../around/workshop/workshop-room')).WorkshopRoom,
}));
const TrialRoom = lazy(async () => ({ default: (await import('../../around/workshop/workshop-room')).TrialRoom }));
const HeroesRoom = lazy(async () => ({
  default: await (await import('../../around/heroes/heroes-room')).openHeroes(),
}));
const DealRoom = lazy(async () => ({ default: (await import('../../around/deal/deal-room')).DealRoom }));
const BookRoom = lazy(async () => ({ default: (await import('../../around/book/book-room')).BookRoom }));
const CampaignsRoom = lazy(async () => ({
  default: (await import('../campaigns/campaigns-room')).CampaignsRoom,
}));
const NextRoom = lazy(async () => ({ default: (await import('../campaigns/next-room')).NextRoom }));
const BackRoom = lazy(async () => ({ default: (await import('../campaigns/back-room')).BackRoom }));
const LobbyRoom = lazy(async () => ({ default: (await import('../../play/online/lobby-room')).LobbyRoom }));
const GatheringRoom = lazy(async () => ({ default: (await import('../../play/online/gathering-room')).GatheringRoom }));
const OnlineRoom = lazy(async () => ({ default: (await import('../../play/online/online-room')).OnlineRoom }));
const DesignRoom = lazy(async () => ({ default: (await import('../design/design-room')).DesignRoom }));

const ROOMS: { readonly [name in RouteName]: ComponentType<RoomProps> } = {
  inn: Inn,
  setup: SetupRoom,
  table: TableRoom,
  replay: ReplayRoom,
  replayLink: ReplayLinkRoom,
  rules: RulesRoom,
  clause: RulesRoom,
  learn: LearnRoom,
  practice: PracticeRoom,
  workshop: WorkshopRoom,
  trial: TrialRoom,
  lobby: LobbyRoom,
  gathering: GatheringRoom,
  online: OnlineRoom,
  deal: DealRoom,
  book: BookRoom,
  heroes: HeroesRoom,
  campaigns: CampaignsRoom,
  campaignNext: NextRoom,
  campaignBack: BackRoom,
  settings: SettingsRoom,
  credits: CreditsRoom,
  design: DesignRoom,
  nowhere: Nowhere,
};

/** A table needs the whole window. */
const WHOLE_WINDOW: ReadonlySet<RouteName> = new Set(['table', 'online', 'trial']);

export function App() {
  const address = useAddress();
  const t = useWords();
  const { name } = address.place;
  const Room = ROOMS[name];
  const where = [name, ...Object.values(address.place.params)].join('/');

  useEffect(() => {
    document.title = name === 'inn' ? t('shell.name') : `${t(`titles.${name}`)} · ${t('shell.name')}`;
  }, [name, t]);

  return (
    <>
      <Backdrop />
      <Frame around={name === 'inn' ? 'inn' : WHOLE_WINDOW.has(name) ? 'nothing' : 'room'}>
        <ErrorBoundary key={where}>
          <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
            <Room address={address} />
            <Arrival at={where} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <Toasts />
    </>
  );
}

let before: string | null = null;

/** Stands beside the room, so it is there when the room is: a screen reader then hears where it has come to. */
function Arrival({ at }: { readonly at: string }) {
  useEffect(() => {
    const isFirst = before === null; // The first page speaks for itself.
    if (before === at) return;
    before = at;
    if (isFirst) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [at]);
  return null;
}
