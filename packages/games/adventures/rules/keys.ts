/**
 * How every answer is written on the wire and in a record: "choice:2", "play:12:0", "die:3:+1". Nothing else makes or reads
 * a key.
 */
import { idIn, type Key, type KeysOf, listOf, oneOf, Questions, record, whole, wordAt, words } from '@tabard/kernel';
import { ATTRS, COLOURS, type Content, DECKS } from '../content';
import { colourOfDie, DICE_PER_COLOUR } from './board';
import { type AdventuresAsks, NO_CARD, type Play } from './questions';

const yesNo = words('yes', 'no');
const done = words('done');
const enough = words('enough');
const seat = whole;
/** An attribute by its letters, and by its place. */
const attrWord = words(...ATTRS);
const attr = whole;
const colour = wordAt(COLOURS);

/** A portrait that some race has; a word is its own key. */
const portrait: Key<string, Content> = {
  make: (id) => id,
  read: (key, { races }) => (races.some(({ portraits }) => portraits.includes(key)) ? key : undefined),
  fits: (value) => typeof value === 'string',
};

/** A path of some book. */
const path: Key<string, Content> = {
  make: (id) => id,
  read: (key, { books }) => (books.some(({ paths }) => Object.hasOwn(paths, key)) ? key : undefined),
  fits: (value) => typeof value === 'string',
};

/** "+1", "-2": never nothing. */
const step: Key<number> = {
  make: (by) => (by > 0 ? `+${by}` : `${by}`),
  read: (key) => (/^[+-][1-9]\d*$/.test(key) ? Number(key) : undefined),
  fits: whole.fits,
};

/** The first word says of what kind it is. */
function playOf(card: Key<number, Content>): Key<Play, Content> {
  const ability = record({ option: whole }, 'ability');
  const play = record({ card, option: whole }, 'play');
  const bonus = record({ card, option: whole }, 'bonus');
  const as = { ability, play, bonus };
  return {
    make: (it, content) => as[it.kind].make(it, content),
    read(key, content) {
      const own = ability.read(key, content);
      if (own) return { kind: 'ability', card: NO_CARD, ...own };
      const played = play.read(key, content);
      if (played) return { kind: 'play', ...played };
      const withToken = bonus.read(key, content);
      return withToken && { kind: 'bonus', ...withToken };
    },
    fits: (value) => typeof value === 'object' && value !== null && 'kind' in value,
  };
}

/** Cards and dice of the pool are written so; all else is always the same. */
const keysWith = (card: Key<number, Content>, die: Key<number, Content>): KeysOf<AdventuresAsks, Content> => ({
  'party.legendary': yesNo,
  'party.character': record({ character: idIn<Content>(({ characters }) => characters) }),
  'import.contested': seat,
  'import.class': whole,
  'import.portrait': portrait,
  'import.raise': oneOf(enough, attrWord),
  'join.deck': words(...DECKS),
  'join.gain': oneOf(words('health'), attrWord),
  'pause.leave': whole,
  'setup.storyteller': seat,
  'story.choose': oneOf(words('end'), record({ at: whole }, 'choice')),
  'story.sure': yesNo,
  'item.use': record({ items: listOf(whole, '.') }, 'use'),
  'move.path': oneOf(words('stop'), record({ path })),
  'trade.give': oneOf(done, record({ give: card, to: seat })),
  'trade.take': yesNo,
  'pay.class': seat,
  'pay.health': seat,
  'pay.title': whole,
  'card.receiver': seat,
  'card.giver': seat,
  'card.return': card,
  'effect.fatigue': seat,
  'effect.recover': seat,
  'effect.rows': seat,
  'effect.unspend': seat,
  'effect.health': seat,
  'effect.attribute': seat,
  'effect.class': seat,
  'score.raise': attr,
  'score.lower': attr,
  'rows.gain': attr,
  'rows.lose': attr,
  'rest.xp': whole,
  'rest.giver': seat,
  'pool.buy': oneOf(enough, record({ buy: colour, paid: words('split') }), record({ buy: colour })),
  'pool.payer': seat,
  'pool.substitute': record({ from: seat, attr: wordAt(ATTRS) }),
  'challenge.play': oneOf(done, playOf(card)),
  'challenge.place': oneOf(words('best', 'confirm'), record({ place: die, slot: whole }), record({ back: die })),
  'bonus.spend': yesNo,
  'op.colour': words(...COLOURS),
  'op.die': oneOf(enough, record({ die, by: step }), record({ die })),
  'op.treat': oneOf(record({ colour: words(...COLOURS) }), record({ value: whole })),
  'op.value': whole,
  'op.recover': seat,
  'op.restore': seat,
  'power.returnDie': record({ die }),
  'power.encore': seat,
  'guild.buy': oneOf(words('done', 'dice', 'bonus', 'mastery'), record({ health: seat })),
  'mastery.raise': attr,
  'market.deal': oneOf(words('done', 'limit'), record({ buy: card, seat }), record({ sell: card })),
  'limit.giver': seat,
});

export const keys = keysWith(whole, whole);

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<AdventuresAsks, Content>(keys);

/** "K3": an attribute die by its colour and its place among those; also of what lies on the board. */
export const dieByName: Key<number> = {
  make: (die) => `${colour.make(colourOfDie(die), null)}${(die % DICE_PER_COLOUR) + 1}`,
  read(key) {
    const found = /^([A-Z])([1-6])$/.exec(key);
    if (!found) return undefined;
    const at = colour.read(found[1], null);
    return at === undefined ? undefined : at * DICE_PER_COLOUR + Number(found[2]) - 1;
  },
  fits: whole.fits,
};

/** As lessons write answers: cards by their ids, dice by their names. Numbers change when cards are added. */
export const questionsByName = new Questions<AdventuresAsks, Content>(
  keysWith(
    idIn(({ cards }) => cards),
    dieByName,
  ),
);

/** What somebody may point at that answers nothing: a slot of the active space. */
export const slotPointed = record({ slot: whole });
