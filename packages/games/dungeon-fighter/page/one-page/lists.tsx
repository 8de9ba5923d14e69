/** The lists of the page: specific throws, what lies on the board, Monsters, Bosses, the Shop, points and titles. */
import type { Message } from '@tabard/content';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Part, type Say, type SummaryProps } from '@tabard/page/one-page/one-page';
import { useWords } from '@tabard/page/words/words';
import { lazy, memo, Suspense, useState } from 'react';
import {
  ALL_BONUS_DICE,
  type Content,
  DIE_PRICE,
  type Equipment,
  equipmentName,
  equipmentText,
  foeName,
  foeText,
  HEALING_PRICE,
  kindName,
  POINTS,
  requirementHelp,
  requirementName,
  TEMPLATE_IDS,
  templateName,
  titleName,
  titleOf,
} from '../../index';
import { REQUIREMENTS, type Requirement } from '../../physics';
import { GEAR_ICONS, iconOf, REQUIREMENT_ICONS, SIGNS } from '../icons';

type Props = SummaryProps<Content>;

/** What the game calls a thing is a message. */
export const teller =
  (say: Say) =>
  ({ id, with: parameters }: Message): string =>
    say(id, parameters);

interface EntryProps {
  readonly icon: Icon;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Entry({ icon, name, children }: EntryProps) {
  return (
    <div>
      <dt>
        <IconMark icon={icon} size="1.5rem" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

// ---- throws and what lies on the board

export const Requirements = memo(function Requirements({ say, s }: Props) {
  const tell = teller(say);
  return (
    <Part icon={REQUIREMENT_ICONS.head} title={s('reqs')} wide>
      <p>{s('reqsSay')}</p>
      <dl className="dfs-entries">
        {REQUIREMENTS.map((req) => (
          <Entry key={req} icon={REQUIREMENT_ICONS[req]} name={tell(requirementName(req))}>
            {tell(requirementHelp(req))} {req === 'dancing' && s('melodyOnly')}
            <Shown req={req} />
          </Entry>
        ))}
      </dl>
    </Part>
  );
});

/** The hand that shows it: fetched, and moving, only for who asks. */
const Shown = memo(function Shown({ req }: { readonly req: Requirement }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="dfs-shown" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('dungeon-fighter.hand.showMe')}</summary>
      {isOpen && (
        <Suspense>
          <GhostHand reqs={[req]} />
        </Suspense>
      )}
    </details>
  );
});
const GhostHand = lazy(async () => ({ default: (await import('../throwing/ghost/ghost-hand')).GhostHand }));

/** Both Frozen Templates do the same. */
const LAID = TEMPLATE_IDS.filter((id) => id !== 'frozen-2');

export const Pieces = memo(function Pieces({ say, s }: Props) {
  return (
    <Part icon={SIGNS.iceberg} title={s('pieces')}>
      <dl className="dfs-list">
        <Entry icon={SIGNS.iceberg} name={say('gadgets.icebergs.name')}>
          {say('gadgets.icebergs.help')}
        </Entry>
        {LAID.map((id) => (
          <Entry key={id} icon={id === 'weak-point' ? SIGNS.target : SIGNS.frozen} name={teller(say)(templateName(id))}>
            {say(`templates.${id}.help`)}
          </Entry>
        ))}
      </dl>
    </Part>
  );
});

export const Foes = memo(function Foes({ s }: Props) {
  return (
    <Part icon={SIGNS.damage} title={s('foes')}>
      <p>{s('foesSay')}</p>
      <dl className="dfs-list">
        <Entry icon={SIGNS.fearless} name={s('fearless')}>
          {s('fearlessSays')}
        </Entry>
        <Entry icon={SIGNS.madness} name={s('madness')}>
          {s('madnessSays')}
        </Entry>
        <Entry icon={SIGNS.retreat} name={s('backDown')}>
          {s('backDownSays')}
        </Entry>
      </dl>
    </Part>
  );
});

export function Bosses({ say, s, content }: Props) {
  const tell = teller(say);
  return (
    <Part icon={SIGNS.tomb} title={s('boss')}>
      <p>{s('bossSays')}</p>
      <dl className="dfs-list">
        {content.bosses.map((boss) => (
          <Entry key={boss.id} icon={iconOf(boss)} name={tell(foeName(boss))}>
            {s('bosses', { life: boss.life, damage: boss.damage, text: foeText(boss) })}
          </Entry>
        ))}
      </dl>
    </Part>
  );
}

// ---- the Shop

const KINDS = ['weapon', 'armour', 'spendable', 'relic'] as const satisfies readonly Equipment['kind'][];

export const Shop = memo(function Shop({ say, s, content }: Props) {
  const tell = teller(say);
  const wares = [...new Map(content.equipment.map((card) => [card.id, card])).values()];
  return (
    <Part icon={SIGNS.shop} title={s('shop')} wide>
      <p>{s('shopSays')}</p>
      <dl className="dfs-entries">
        <Entry icon={SIGNS.heart} name={s('heal')}>
          <Price gold={HEALING_PRICE} say={say} /> {s('healSays')}
        </Entry>
        <Entry icon={SIGNS.d4} name={s('bonus')}>
          <Price gold={DIE_PRICE} say={say} /> {s('bonusSays', { most: ALL_BONUS_DICE })}
        </Entry>
        {KINDS.map((kind) => (
          <Entry key={kind} icon={GEAR_ICONS[kind]} name={tell(kindName(kind))}>
            <Price gold={pricesOf(wares, kind)} say={say} /> {s(`kind.${kind}`)}
          </Entry>
        ))}
      </dl>
      <details className="dfs-more">
        <summary>{s('wares', { count: content.equipment.length })}</summary>
        <dl className="dfs-entries">
          {wares.map((card) => (
            <Entry key={card.id} icon={iconOf(card)} name={tell(equipmentName(card))}>
              <Price gold={card.price} say={say} /> {tell(equipmentText(card))}
            </Entry>
          ))}
        </dl>
      </details>
    </Part>
  );
});

function pricesOf(wares: readonly Equipment[], kind: Equipment['kind']): string {
  const prices = wares.filter((card) => card.kind === kind).map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? String(least) : `${least}–${most}`;
}

const Price = memo(function Price({ gold, say }: { readonly gold: number | string; readonly say: Say }) {
  return (
    <b className="dfs-price">
      {gold}
      <IconMark icon={SIGNS.gold} label={say('summary.gold')} />
    </b>
  );
});

// ---- points

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** DF-21.1 to DF-21.6, as they stand in a table. */
const WORTH = Object.entries(POINTS).map(
  ([id, points]) =>
    [id, typeof points === 'number' ? signed(points) : Object.values(points).map(signed).join(' / ')] as const,
);

/** Enough to earn every title. */
const MOST_POINTS = 41;

export const Score = memo(function Score({ say, s }: Props) {
  const tell = teller(say);
  const earned = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
  const titles = [...new Set(earned.map(titleOf))];
  const rangeOf = (title: number): string => {
    const points = earned.filter((each) => titleOf(each) === title);
    if (title === titles[0]) return s('orLess', { points: points.at(-1)! });
    return title === titles.at(-1) ? s('orMore', { points: points[0] }) : `${points[0]}–${points.at(-1)}`;
  };
  return (
    <Part icon={SIGNS.epic} title={s('score')} wide>
      <div className="dfs-score">
        <div>
          <p>{s('scoreSays')}</p>
          <dl className="summary-gets">
            {WORTH.map(([id, points]) => (
              <div key={id}>
                <dt>{say(`scoring.${id}`)}</dt>
                <dd>{points}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className="summary-gets">
          {titles.map((title) => (
            <div key={title}>
              <dt>{tell(titleName(title))}</dt>
              <dd>{rangeOf(title)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Part>
  );
});
