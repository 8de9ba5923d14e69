/** Numbers between 0 and 1 that look thrown and are always the same: the grain of a drawing. */
export function grainOf(seed: number): (i: number) => number {
  return (i) => {
    let mixed = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed ^= mixed >>> 13;
    return ((mixed >>> 0) % 10_007) / 10_007;
  };
}

export const range = (n: number): number[] => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i);
