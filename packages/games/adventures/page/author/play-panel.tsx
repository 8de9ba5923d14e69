/** From which entry, with whom, and after what: a trial is laid here, and played in the real room. */

import { Button } from '@tabard/page/design/controls';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useId, useMemo, useState } from 'react';
import { FACTIONS, FIRST_GOLD, factionName, parseLabel } from '../../index';
import type { Effect } from '../../story';
import { changeBench, useBench } from './bench';
import { Chosen } from './book-bar';
import { entryCalled } from './entry-view';
import { type Opened, speakerOf } from './opened';
import { PartyPicker } from './party-picker';
import { happeningsIn, KINDS } from './wishes';

export function PlayPanel({ opened }: { readonly opened: Opened }) {
  const t = useWords();
  const { label } = useBench();
  const labels = opened.graph.nodes.map((node) => node.label);
  const from = label !== null && entryCalled(opened, label) ? label : labels[0];
  return (
    <div className="ra-tryout">
      <div className="ra-tryout-who">
        <PartyPicker isTutorial={opened.source.adventure.kind === 'tutorial'} />
      </div>
      <div className="ra-tryout-where">
        <h3>{t('workshop.play.where')}</h3>
        <div className="ra-tryout-fields">
          <Chosen
            name={t('workshop.play.entry')}
            value={from}
            options={labels.map((one) => [one, one])}
            onChange={(to) => changeBench({ label: to })}
          />
          <StandsAt {...{ opened, from }} />
        </div>
        <Journal opened={opened} />
        <Happened opened={opened} />
        <div className="ra-tryout-go">
          <Button
            tone="primary"
            size="large"
            onClick={() => {
              changeBench({ label: from });
              go(pathTo('trial', { game: 'adventures' }));
            }}
          >
            {t('workshop.play.go', { label: from })}
          </Button>
          <p className="ra-quiet">{t('workshop.play.says')}</p>
        </div>
      </div>
    </div>
  );
}

/** An entry that belongs to no place is read where the party stands. */
function StandsAt({ opened, from }: { readonly opened: Opened; readonly from: string }) {
  const t = useWords();
  const { at } = useBench();
  const read = parseLabel(from);
  if (read && 'place' in read && read.place !== null) return null;
  const letters = Object.keys(opened.book.locations);
  return (
    <Chosen
      name={t('workshop.play.at')}
      value={at !== null && letters.includes(at) ? at : opened.source.setup.party}
      options={letters.map((letter) => [letter, `${letter} ${opened.words[`map.${letter}`] ?? ''}`])}
      onChange={(to) => changeBench({ at: to })}
    />
  );
}

// ---- the journal

const MOST_COINS = 99;
const MOST_FAVOR = 10;
const MOST_FATIGUE = 30;

function Journal({ opened: { source } }: { readonly opened: Opened }) {
  const t = useWords();
  const { gold, xp, favor, party } = useBench();
  const usual = FIRST_GOLD[party.heroes.length];
  return (
    <fieldset className="ra-tryout-fields">
      <legend>{t('workshop.play.journal')}</legend>
      <Figure
        name={t('workshop.play.gold')}
        value={gold ?? usual}
        most={MOST_COINS}
        onChange={(n) => changeBench({ gold: n })}
      />
      <Figure name={t('workshop.play.xp')} value={xp} most={MOST_COINS} onChange={(n) => changeBench({ xp: n })} />
      {FACTIONS.map((faction, i) => (
        <Figure
          key={faction}
          name={speakerOf().say(factionName(i))}
          value={favor[i]}
          most={MOST_FAVOR}
          onChange={(n) => {
            const changed: [number, number, number] = [...favor];
            changed[i] = n;
            changeBench({ favor: changed });
          }}
        />
      ))}
      <Brought
        id="fatigue"
        name={t('workshop.play.fatigue')}
        usual={0}
        most={MOST_FATIGUE}
        effectOf={(amount) => ({ fatigue: { who: 'each', amount } })}
      />
      {Object.entries(source.counters ?? {}).map(([name, { start, min, max }]) => (
        <Brought
          key={name}
          id={`counter ${name}`}
          name={t('workshop.play.counter', { name })}
          usual={start}
          least={min}
          most={max}
          effectOf={(set) => ({ counter: { name, set } })}
        />
      ))}
    </fieldset>
  );
}

interface BroughtProps extends Omit<FigureProps, 'value' | 'onChange'> {
  /** Under which it stands among what happened before. */
  readonly id: string;
  readonly usual: number;
  readonly effectOf: (value: number) => Effect;
}

/** A figure that an effect brings about; as it usually is, nothing needs to have happened. */
function Brought({ id, usual, effectOf, ...figure }: BroughtProps) {
  const { before, figures } = useBench();
  return (
    <Figure
      {...figure}
      value={figures[id] ?? usual}
      onChange={(n) => {
        const { [id]: _, ...rest } = before;
        changeBench({
          figures: { ...figures, [id]: n },
          before: n === usual ? rest : { ...rest, [id]: effectOf(n) },
        });
      }}
    />
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Figure({ name, value, least = 0, most, onChange }: FigureProps) {
  const id = useId();
  return (
    <div className="ra-chosen">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="text-input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Math.min(most, Math.max(least, Math.trunc(Number(event.target.value)) || 0)))}
      />
    </div>
  );
}

// ---- what has happened

/** So many are ticked at a glance; more are searched for. */
const AT_A_GLANCE = 24;

function Happened({ opened }: { readonly opened: Opened }) {
  const t = useWords();
  const { before } = useBench();
  const id = useId();
  const [wanted, want] = useState('');
  const all = useMemo(() => happeningsIn(opened.source, opened.words), [opened]);
  const shown = all.filter(({ says }) => says.toLowerCase().includes(wanted.trim().toLowerCase()));
  function tick(says: string, isOn: boolean) {
    const { [says]: _, ...rest } = before;
    const found = all.find((one) => one.says === says)!;
    changeBench({ before: isOn ? { ...rest, [says]: found.effect } : rest });
  }
  if (all.length === 0) return null;
  return (
    <details className="ra-happened">
      <summary>{t('workshop.play.before', { n: all.filter(({ says }) => says in before).length })}</summary>
      {all.length > AT_A_GLANCE && (
        <>
          <label htmlFor={id}>{t('workshop.play.find')}</label>
          <input
            id={id}
            className="text-input"
            type="search"
            value={wanted}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => want(event.target.value)}
          />
        </>
      )}
      {KINDS.map((kind) => {
        const list = shown.filter((one) => one.kind === kind);
        if (list.length === 0) return null;
        return (
          <fieldset key={kind} className="ra-happened-of">
            <legend>{t(`workshop.play.kind.${kind}`)}</legend>
            {list.map(({ says }) => (
              <label key={says} className="ra-tick">
                <input
                  type="checkbox"
                  checked={says in before}
                  onChange={(event) => tick(says, event.target.checked)}
                />
                {says}
              </label>
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}
