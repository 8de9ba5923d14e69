/** What a die is to the page: a kind with a look, six faces from the game's data, and the one that lies on top. */
export interface Face {
  readonly kind: 'number' | 'plus' | 'skull' | 'flame';
  readonly value: number;
}

export type DieKind = keyof typeof LOOKS;

export interface ShownDie {
  readonly kind: DieKind;
  /** Of a die with two colours: that of its lower half. */
  readonly second?: DieKind;
  readonly faces: readonly Face[];
  /** Index into `faces`. */
  readonly top: number;
}

export interface DieLook {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  readonly pattern: Pattern;
  /** How a kind is told besides its colour; strokes are drawn with this. */
  readonly trace: string;
  readonly rough: number;
}

/** A pattern is strokes in a square of 24, repeated. */
export type Pattern = 'plain' | 'stripes' | 'dots' | 'rays' | 'crosses' | 'waves' | 'lattice';

export const PATTERNS: { readonly [pattern in Pattern]: string | null } = {
  plain: null,
  stripes: 'M-4 28 28 -4M-4 16 16 -4M8 28 28 8',
  dots: 'M5 6h.01M17 18h.01',
  rays: 'M0 12 12 0 24 12M0 24 12 12 24 24',
  crosses: 'M6 2v8M2 6h8M18 14v8M14 18h8',
  waves: 'M0 7q6 -6 12 0t12 0M0 19q6 -6 12 0t12 0',
  lattice: 'M0 0 24 24M24 0 0 24',
};

export const LOOKS = {
  black: {
    body: '#2b2622',
    light: '#4a423a',
    dark: '#100d0b',
    ink: '#f3e6c8',
    pattern: 'plain',
    trace: '#d3a24a',
    rough: 0.35,
  },
  red: {
    body: '#9c2c22',
    light: '#c9503f',
    dark: '#571009',
    ink: '#fff1dc',
    pattern: 'stripes',
    trace: '#5e140c',
    rough: 0.3,
  },
  white: {
    body: '#e9dfc6',
    light: '#fffaf0',
    dark: '#b09b74',
    ink: '#2b1d12',
    pattern: 'dots',
    trace: '#a98f63',
    rough: 0.55,
  },
  yellow: {
    body: '#d9a032',
    light: '#f6cf6c',
    dark: '#8a5a0e',
    ink: '#2b1706',
    pattern: 'rays',
    trace: '#8f5f12',
    rough: 0.3,
  },
  green: {
    body: '#3c7333',
    light: '#66a45b',
    dark: '#183a13',
    ink: '#fff8e4',
    pattern: 'crosses',
    trace: '#1f4a19',
    rough: 0.35,
  },
  blue: {
    body: '#2f5a99',
    light: '#5d8bcb',
    dark: '#122b52',
    ink: '#fff8e4',
    pattern: 'waves',
    trace: '#173663',
    rough: 0.3,
  },
  purple: {
    body: '#6c4696',
    light: '#9873c4',
    dark: '#361c54',
    ink: '#fff8e4',
    pattern: 'lattice',
    trace: '#3f2463',
    rough: 0.3,
  },
} satisfies Record<string, DieLook>;

/** The ground of a number that stands on two colours. */
export const PLATE = { fill: '#f6eedb', ink: '#2b1d12' } as const;

export const lookOf = (kind: DieKind): DieLook => LOOKS[kind];

/** What stands on a face, where it is not an icon. */
export const faceText = ({ kind, value }: Face): string =>
  kind === 'number' ? String(value) : kind === 'plus' ? `+${value}` : '';
