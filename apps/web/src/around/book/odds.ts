/** In one of how many games the dice stray at least so far, to either side: a normal curve is near enough for words. */
export function gamesLike(deviations: number): number {
  const tail = erfc(Math.abs(deviations) / Math.SQRT2);
  return roundNicely(Math.min(1_000_000, Math.max(1, 1 / tail)));
}

/** 7, 23, 170, 3100: two figures say enough. */
function roundNicely(games: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.round(games / unit) * unit;
}

/** Abramowitz and Stegun 7.1.26; good to seven places. */
function erfc(x: number): number {
  const k = 1 / (1 + 0.3275911 * x);
  const sum = k * (0.254829592 + k * (-0.284496736 + k * (1.421413741 + k * (-1.453152027 + k * 1.061405429))));
  return sum * Math.exp(-x * x);
}
