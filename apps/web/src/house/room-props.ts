/** What every room of the page is handed: where somebody is. */
import type { Address } from '@tabard/page/router/router';

export interface RoomProps {
  readonly address: Address;
}
