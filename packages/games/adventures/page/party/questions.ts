/** Which questions are answered where on the sheets: a seat, a row, a card. Keys stand for nothing by themselves. */

/** Their answers are seats: whoever is meant is clicked. */
export const SEAT_QUESTIONS: readonly string[] = [
  'setup.storyteller',
  'import.contested',
  'card.receiver',
  'card.giver',
  'pay.health',
  'pay.class',
  'effect.fatigue',
  'effect.recover',
  'effect.rows',
  'effect.class',
  'effect.unspend',
  'effect.health',
  'effect.attribute',
  'rest.giver',
  'pool.payer',
  'op.recover',
  'op.restore',
  'power.encore',
  'limit.giver',
];

/** Their answers are attributes of the seat that is asked. */
export const ROW_QUESTIONS: readonly string[] = [
  'rows.lose',
  'rows.gain',
  'score.lower',
  'score.raise',
  'mastery.raise',
];

/** Their answers are cards of the seat that is asked. */
export const CARD_QUESTIONS: readonly string[] = ['card.return'];
