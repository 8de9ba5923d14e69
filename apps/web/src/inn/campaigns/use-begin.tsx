/** What the set-up of a game that has campaigns adds to the table: heroes at their seats, and the campaign's name. */
import type { GameModule } from '@tabard/content';
import { LIMITS, type Plain } from '@tabard/kernel';
import { Panel } from '@tabard/page/design/controls';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { type ReactNode, useId, useState } from 'react';
import { against, type Guests, type HeroGuest, hallGuests, heroesBrought, refusal } from '../../keep/campaign/guests';
import { originsOf } from '../../keep/campaign/origins';
import { beginCampaign } from '../../keep/campaign/play';
import { readableName } from '../../keep/storage/campaign-schema';
import type { Opening } from '../../play/begin/opening';
import type { SeatChoice, TableChoice } from '../../play/begin/table-choice';
import { HeroChoice } from './hero-choice';

export interface CampaignBegin {
  /** Under each seat. */
  readonly about: (seat: SeatChoice, at: number) => ReactNode;
  /** Who comes along; null: nobody. */
  readonly brought: Plain;
  /** Nothing is against those who come. */
  readonly isWelcome: boolean;
  /** The name, and the way to the shelf. */
  readonly panel: ReactNode;
  /** Begins the campaign with this game, and answers the game's id. */
  readonly begin: (opening: Opening) => Promise<string>;
}

/** Null where the table that is set stands for itself. `hero`: of the hall, who asked to come. */
export function useCampaignBegin(
  module: GameModule,
  choice: TableChoice,
  isAlone: boolean,
  hero: string | null,
): CampaignBegin | null {
  const t = useWords();
  const [hall, setHall] = useState(hallGuests);
  const [guests, setGuests] = useState<Guests>(() => firstGuest(hall, hero, choice.seats));
  const [name, setName] = useState(() => usualName(t(`tables.${module.game.id}.name`)));
  if (!module.campaigns || isAlone || module.campaigns.standsAlone(choice.options)) return null;
  const { seats, options } = choice;
  const place = (seat: SeatChoice, guest: HeroGuest | null) =>
    setGuests(
      (before) => new Map([...before].filter(([id]) => id !== seat.id).concat(guest ? [[seat.id, guest]] : [])),
    );
  const brought = heroesBrought(seats, guests);
  return {
    brought,
    isWelcome: refusal(module.game, options, seats, guests) === null,
    about: (seat, at) => (
      <HeroChoice
        module={module}
        number={at + 1}
        hall={hall}
        chosen={guests.get(seat.id) ?? null}
        against={against(module.game, options, seats, guests, at)}
        isTaken={(guest) => seats.some(({ id }) => id !== seat.id && guests.get(id)?.id === guest.id)}
        onChoose={(guest) => place(seat, guest)}
        onFound={(guest) => {
          setHall((before) => [guest, ...before.filter(({ id }) => id !== guest.id)]);
          place(seat, guest);
        }}
      />
    ),
    panel: <CampaignName name={name} onName={setName} />,
    begin: async (opening) => {
      const { heroes = [] } = (brought ?? {}) as { heroes?: readonly unknown[] };
      const title = readableName(name) ?? opening.title;
      return beginCampaign({ ...opening, brought, title }, await originsOf(heroes.filter(Boolean)));
    },
  };
}

/** Somebody of the hall who asked to come takes the first person's seat. */
function firstGuest(hall: readonly HeroGuest[], hero: string | null, seats: readonly SeatChoice[]): Guests {
  const guest = hall.find(({ id }) => id === hero);
  const seat = seats.find(({ kind }) => kind === 'person') ?? seats[0];
  return new Map(guest ? [[seat.id, guest]] : []);
}

const usualName = (game: string): string =>
  `${game}, ${new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date())}`.slice(0, LIMITS.name);

function CampaignName({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const t = useWords();
  const id = useId();
  return (
    <Panel title={t('campaigns.one')} className="campaign-name">
      <p className="field-help">{t('campaigns.oneSays')}</p>
      <label className="field-name" htmlFor={id}>
        {t('campaigns.name')}
      </label>
      <input
        id={id}
        className="text-input"
        value={name}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={({ target }) => onName(target.value)}
      />
      <Link to={pathTo('campaigns')}>{t('campaigns.toShelf')}</Link>
    </Panel>
  );
}
