/** How much anybody may ask of the inn. Whoever runs one may say otherwise; docs/security.md tells why it is so much. */
import { SIZES } from '@tabard/inn';
import type { Flow } from '../host/bucket';

const HOUR = 3600;
const MINUTE = 60;

/** By address, where a whole school may sit behind one. */
export interface AddressLimits {
  /** Connections at once, of any kind. A proxy that is trusted is not counted. */
  readonly connections: number;
  /** Sockets at once. */
  readonly sockets: number;
  /** Bytes that may wait to be sent to it, on its sockets and in what it asked over HTTP. */
  readonly backlog: number;
  readonly flows: { readonly [what in Taken]: Flow };
}

/** What is counted by address: lines, sockets and what is said on them; what is asked and changed over HTTP; what costs most; and what is sent to be kept. */
export type Taken =
  | 'lines'
  | 'sockets'
  | 'messages'
  | 'requests'
  | 'changes'
  | 'tables'
  | 'brought'
  | 'whole'
  | 'codes'
  | 'bytes';

export const ADDRESS_LIMITS: AddressLimits = {
  connections: 400,
  sockets: 200,
  backlog: 32_000_000,
  flows: {
    /** Connections of any kind: whoever opens more is cut off before a word is read. */
    lines: { burst: 400, perSecond: 20 },
    sockets: { burst: 100, perSecond: 3 },
    messages: { burst: 400, perSecond: 100 },
    requests: { burst: 200, perSecond: 20 },
    changes: { burst: 100, perSecond: 2 },
    tables: { burst: 60, perSecond: 120 / HOUR },
    /** A whole log is played again, and may be long. */
    brought: { burst: 5, perSecond: 1 / MINUTE },
    /** Logs and records, which are whole games: as long as what may be brought. */
    whole: { burst: 40, perSecond: 1 },
    /** One of 8 × 10^14 is right, for ten minutes. */
    codes: { burst: 10, perSecond: 2 / MINUTE },
    /** Of all that changes something, for what is sent is kept: a hundred people who answer once a second do not reach it. */
    bytes: { burst: 64_000_000, perSecond: 20_000 },
  },
};

/** Where one guest may say so much, their address may say at least as much. */
export function addressLimitsFor({ burst, perSecond }: Flow): AddressLimits {
  const { flows } = ADDRESS_LIMITS;
  const { messages } = flows;
  const most = { burst: Math.max(burst, messages.burst), perSecond: Math.max(perSecond, messages.perSecond) };
  return { ...ADDRESS_LIMITS, flows: { ...flows, messages: most } };
}

/** For the house as a whole. */
export interface HouseLimits {
  readonly connections: number;
  readonly sockets: number;
  readonly backlog: number;
  /** Codes tried by all together: many addresses that guess are still hopeless. */
  readonly codes: Flow;
}

export const HOUSE_LIMITS: HouseLimits = {
  connections: 30_000,
  sockets: 20_000,
  backlog: 512_000_000,
  codes: { burst: 500, perSecond: 20 },
};

export interface SocketLimits {
  /** Milliseconds in which somebody must say who they are. */
  readonly hello: number;
  /** Milliseconds without a word after which nobody is believed to be there. */
  readonly silence: number;
  /** Messages of a socket, and of a guest with all their sockets. */
  readonly flow: Flow;
  /** Of these, what a guest does beside playing: what is said, nudges, votes. */
  readonly sayings: Flow;
  /** Messages of a socket that wait for the one before. */
  readonly waiting: number;
  /** Sockets of one guest at once. */
  readonly devices: number;
  /** Bytes that may wait to be sent. */
  readonly backlog: number;
  /** Messages that are none: whoever sends more of them is sent away. */
  readonly nonsense: Flow;
  /** Messages of whoever was told to wait, and does not: they are sent away, too, but later. */
  readonly haste: Flow;
}

export const SOCKET_LIMITS: SocketLimits = {
  hello: 10_000,
  silence: 60_000,
  flow: { burst: 60, perSecond: 20 },
  sayings: { burst: 10, perSecond: 0.5 },
  waiting: 60,
  devices: 12,
  backlog: 4_000_000,
  nonsense: { burst: 20, perSecond: 0.1 },
  haste: { burst: 100, perSecond: 2 },
};

/** Sizes and times of HTTP, in letters or bytes and milliseconds. */
export const HTTP_LIMITS = {
  /** Of a body, but for a log that is brought. */
  body: 200_000,
  /** Of an address under /api; the page knows its own. */
  address: 1_000,
  headers: 16_384,
  headerCount: 100,
  /** Until the headers are there; until the whole request is; without a byte in either direction. */
  untilHeaders: 10_000,
  untilRequest: 60_000,
  idle: 75_000,
  /** Requests of one connection that wait for their answers. */
  unanswered: 16,
  /** How often it is looked whether somebody is too slow. */
  looks: 2_000,
  /** A letter is at most three bytes. */
  message: SIZES.message * 3,
} as const;
export type HttpLimits = { readonly [name in keyof typeof HTTP_LIMITS]: number };

export interface DoorLimits {
  readonly address: AddressLimits;
  readonly house: HouseLimits;
  readonly socket: SocketLimits;
  readonly http: HttpLimits;
}

export const DOOR_LIMITS: DoorLimits = {
  address: ADDRESS_LIMITS,
  house: HOUSE_LIMITS,
  socket: SOCKET_LIMITS,
  http: HTTP_LIMITS,
};

const NO_END: Flow = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };

/** For a measurement or a test whose guests all come from one address: nobody is counted, sizes stay as they are. */
export const UNCOUNTED: DoorLimits = {
  ...DOOR_LIMITS,
  address: {
    connections: Number.POSITIVE_INFINITY,
    sockets: Number.POSITIVE_INFINITY,
    backlog: Number.POSITIVE_INFINITY,
    flows: {
      lines: NO_END,
      messages: NO_END,
      sockets: NO_END,
      requests: NO_END,
      changes: NO_END,
      tables: NO_END,
      brought: NO_END,
      whole: NO_END,
      codes: NO_END,
      bytes: NO_END,
    },
  },
  socket: { ...SOCKET_LIMITS, flow: NO_END, sayings: NO_END, waiting: Number.POSITIVE_INFINITY },
};
