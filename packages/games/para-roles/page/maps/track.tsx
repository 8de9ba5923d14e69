/** A track that fills, with the places where something happens. */
import { type Icon, IconMark } from '@tabard/page/design/icon';
import './track.css';

interface TrackProps {
  readonly icon: Icon;
  readonly name: string;
  readonly now: number;
  readonly last: number;
  readonly marks: readonly { readonly at: number; readonly says: string }[];
}

export function Track({ icon, name, now, last, marks }: TrackProps) {
  const next = marks.find(({ at }) => at > now);
  return (
    <div className="pr-track">
      <p className="pr-track-name">
        <IconMark icon={icon} size="1.4rem" />
        <b>{name}</b>
        <span>
          {now}/{last}
        </span>
      </p>
      <div className="pr-track-row" style={{ '--steps': last } as React.CSSProperties} aria-hidden="true">
        {Array.from({ length: last }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the track
            key={i}
            data-full={i < now}
            data-mark={marks.some(({ at }) => at === i + 1)}
          />
        ))}
      </div>
      {next && (
        <p className="pr-track-next">
          {next.at}: {next.says}
        </p>
      )}
    </div>
  );
}
