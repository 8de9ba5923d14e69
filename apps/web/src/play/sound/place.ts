/** Where one is, for the ears. What places sound like is fetched by nobody who has not asked for it. */
import { onSettings, settings } from '@tabard/page/settings/settings';
import type { AmbienceName } from '@tabard/page/sound/ambience';

type Player = typeof import('@tabard/page/sound/ambience');

let place: AmbienceName | null = null;
let player: Promise<Player> | null = null;

/** Somebody has come to another place; null: back to the inn. */
export function comeTo(name: AmbienceName | null): void {
  place = name;
  void player?.then(({ goTo }) => goTo(place));
}

function fetchWhenWanted(): void {
  if (player || !settings().ambience) return;
  player = import('@tabard/page/sound/ambience').then((fetched) => {
    fetched.goTo(place);
    fetched.keepAmbience();
    return fetched;
  });
  player.catch(() => {
    player = null; // No line: it is asked for again when a setting changes.
  });
}

/** Once, when the page is opened. */
export function openAmbience(): void {
  onSettings(fetchWhenWanted);
  fetchWhenWanted();
}
