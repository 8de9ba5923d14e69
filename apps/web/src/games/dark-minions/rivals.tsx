/** How each seat stands, as far as the viewer may know it. */
import minions from '@iconify-json/game-icons/evil-minion';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import { levelOf, totalOf } from '@tabard/dark-minions';
import { Tip } from '../../design/tip';
import type { BoardProps } from '../face';
import { HeldTowers } from './hand';
import { Figure, SideMark } from './marks';
import { OverlordArt } from './overlord-card';
import { askOf, overlordName, overlordsOf, rulesOf, seatsFrom, viewOf } from './view';
import './rivals.css';

export function Rivals(props: BoardProps) {
  const seen = viewOf(props.seen);
  return (
    <ul className="rivals" aria-label={props.say({ id: 'board.seats' })}>
      {seatsFrom(seen, null).map((seat) => (
        <Rival key={seat} props={props} seat={seat} />
      ))}
    </ul>
  );
}

interface RivalProps {
  readonly props: BoardProps;
  readonly seat: number;
}

function Rival({ props, seat }: RivalProps) {
  const { say, names } = props;
  const seen = viewOf(props.seen);
  const { b, content: c } = seen;
  const level = levelOf(b, c, seat);
  const cards = overlordsOf(seen, seat);
  const known = props.over || seat === props.seat;
  return (
    <li
      className="rival"
      data-home={seat}
      data-turn={!props.over && b.turn === seat}
      data-pointed={props.isPointedAt('seat', seat)}
    >
      <SideMark props={props} seat={seat} size="1.6rem" />
      <div className="rival-name">
        <b>{names[seat]}</b>
        {seat === props.seat && <span>{say({ id: 'board.you' })}</span>}
        {props.thinking === seat && (
          <span className="thinking-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </div>
      <span className="rival-level">{say({ id: 'board.level', with: { level } })}</span>
      <div className="rival-figures">
        <Figure icon={minions} value={b.supply[seat]} label={say({ id: 'board.ready' })} />
        <Figure icon={tomb} value={b.graveyard[seat]} label={say({ id: 'board.dead' })} />
        {known && <Figure icon={laurels} value={totalOf(b, c, seat)} label={say({ id: 'board.vpWord' })} />}
        <HeldTowers props={props} seat={seat} size="1.05rem" />
        {cards.map((overlord) => (
          <Tip
            key={overlord}
            says={
              <>
                <b className="tip-name">{say(overlordName(c, overlord))}</b>
                <p>{say(rulesOf(seen, overlord))}</p>
                <p>{say({ id: b.inPlay[overlord] === 1 ? 'board.inPlay' : 'board.held' })}</p>
              </>
            }
          >
            <button
              type="button"
              className="rival-overlord"
              data-in-play={b.inPlay[overlord] === 1}
              aria-label={say(overlordName(c, overlord))}
            >
              <OverlordArt card={c.overlords[overlord]} size="1.25rem" />
            </button>
          </Tip>
        ))}
      </div>
      <NameThisSeat props={props} seat={seat} />
    </li>
  );
}

/** Where an Overlord wants a seat named, the seat itself is the button. */
function NameThisSeat({ props, seat }: RivalProps) {
  const ask = askOf(props);
  const asksForSeat = ask?.question === 'blackKnight.victim' || ask?.question === 'wyvern.owner';
  if (!asksForSeat || !ask.options.includes(String(seat))) return null;
  return (
    <button
      type="button"
      className="rival-choose"
      aria-label={props.describe(String(seat))}
      onClick={() => props.onAnswer(String(seat))}
    />
  );
}

/** On a narrow screen: the seats in one line. */
export function RivalStrip({ props }: { readonly props: BoardProps }) {
  const seen = viewOf(props.seen);
  const { b, content: c } = seen;
  return (
    <ul className="rival-strip" aria-hidden="true">
      {seatsFrom(seen, props.seat).map((seat) => (
        <li key={seat} data-turn={!props.over && b.turn === seat} data-home={seat}>
          <SideMark props={props} seat={seat} size="1.2rem" />
          <b>{b.supply[seat]}</b>
          <span className="strip-level">{levelOf(b, c, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
