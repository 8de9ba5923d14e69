import { seedOfDay } from '@tabard/kernel';

/** Everyone's seed of a day: the date where the person sits, so that it changes at their midnight. */
export function seedOfTheDay(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return seedOfDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
