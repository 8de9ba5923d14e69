/** Who walks: how many, which characters, and in which mode. The odds and the trial ask the same. */

import { Choice, Switch } from '@tabard/page/design/fields';
import { useWords } from '@tabard/page/words/words';
import { useMemo } from 'react';
import { className, house, personName } from '../../index';
import { changeBench, useBench } from './bench';
import { Chosen } from './book-bar';
import { speakerOf } from './opened';
import { charactersFor, MOST_HEROES, resized } from './party';

/** What characters are called in the language of the page. */
export function useCharacterNames(): (id: string) => string {
  const t = useWords();
  return useMemo(() => {
    const speaker = speakerOf();
    const said = (id: string) => {
      const name = personName(house, id);
      return typeof name === 'object' && 'id' in name ? speaker.say(name) : String(name);
    };
    void t; // Another language has other names.
    return said;
  }, [t]);
}

export function PartyPicker({ isTutorial }: { readonly isTutorial: boolean }) {
  const t = useWords();
  const { party } = useBench();
  const nameOf = useCharacterNames();
  const classOf = (id: string) => {
    const { class: one } = house.characters.find((each) => each.id === id)!;
    return speakerOf().say(className(one));
  };
  const { heroes, legendary } = party;
  const seat = (at: number, id: string) =>
    changeBench({ party: { ...party, heroes: heroes.map((one, i) => (i === at ? id : one)) } });
  return (
    <section className="ra-party-pick" aria-label={t('workshop.party.title')}>
      <h3>{t('workshop.party.title')}</h3>
      <Choice
        name={t('workshop.party.heroes')}
        value={String(heroes.length)}
        options={Array.from({ length: MOST_HEROES }, (_, i) => ({ value: String(i + 1), name: String(i + 1) }))}
        onChange={(n) => changeBench({ party: { ...party, heroes: resized(house, heroes, Number(n)) } })}
      />
      <div className="ra-party-seats">
        {heroes.map((id, at) => (
          <Chosen
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is
            key={at}
            name={t('workshop.party.hero', { n: at + 1 })}
            value={id}
            options={charactersFor(house, heroes, at).map((one) => [one, `${nameOf(one)}, ${classOf(one)}`])}
            onChange={(one) => seat(at, one)}
          />
        ))}
      </div>
      {!isTutorial && (
        <Switch
          name={t('workshop.party.legendary')}
          on={legendary}
          onChange={(on) => changeBench({ party: { ...party, legendary: on } })}
        />
      )}
      <p className="ra-quiet">{t('workshop.party.says')}</p>
    </section>
  );
}
