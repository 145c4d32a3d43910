/** The colours and hair of one drawn portrait. */
export interface PortraitLook {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly hairShape: string;
}

const SHORT = 'M30 44c0-15 9-22 20-22s20 7 20 22c-4-6-8-9-20-9s-16 3-20 9Z';
const LONG =
  'M28 66V46c0-16 10-24 22-24s22 8 22 24v20c-5 2-9-2-9-8V45c-8 0-18-3-21-8-1 4-3 7-5 9v12c0 6-4 10-9 8Z';
const BUN = 'M30 45c0-13 7-20 16-21-3-8 11-8 8 0 9 1 16 8 16 21-5-8-12-11-20-11s-15 3-20 11Z';
const CURLS =
  'M29 48c-5-3-4-10 1-12 0-7 7-11 12-9 4-5 12-5 16 0 6-2 12 2 12 9 5 2 6 9 1 12-2-7-8-11-21-11s-19 4-21 11Z';
const SCARF =
  'M26 72V46c0-16 11-25 24-25s24 9 24 25v26c-8 6-16 4-16 4 6-6 8-14 8-24 0-9-6-15-16-15s-16 6-16 15c0 10 2 18 8 24 0 0-8 2-16-4Z';

const LOOKS: readonly [PortraitLook, ...PortraitLook[]] = [
  { ground: '#e1ece6', skin: '#f1c9a5', hair: '#b9b2aa', clothes: '#2f5d50', hairShape: SHORT },
  { ground: '#faeccb', skin: '#8d5a3b', hair: '#2a2320', clothes: '#a8452a', hairShape: CURLS },
  { ground: '#f3dcd2', skin: '#e0ac82', hair: '#4a3226', clothes: '#e9b44c', hairShape: LONG },
  { ground: '#dbe5ee', skin: '#f6d7be', hair: '#d9d4cc', clothes: '#4d6a86', hairShape: BUN },
  { ground: '#efe3f0', skin: '#c68a5f', hair: '#6d4a86', clothes: '#2a2320', hairShape: SCARF },
  { ground: '#e4ead3', skin: '#5f3b28', hair: '#1e1815', clothes: '#6f7f37', hairShape: SHORT },
  { ground: '#fbe3c5', skin: '#f1c9a5', hair: '#a9572b', clothes: '#2f5d50', hairShape: BUN },
  { ground: '#d9e8e6', skin: '#a8704a', hair: '#3a2a22', clothes: '#a8452a', hairShape: LONG },
  { ground: '#f3ebe0', skin: '#f6d7be', hair: '#8a7868', clothes: '#65584f', hairShape: CURLS },
  { ground: '#f6e0d8', skin: '#d49a6a', hair: '#2f5d50', clothes: '#e9b44c', hairShape: SCARF },
];

/** What all portraits have alike, drawn on 100 by 100 units. */
export const PORTRAIT_SHAPES = {
  body: 'M14 100c2-20 16-28 36-28s34 8 36 28Z',
  neck: 'M42 62h16v12a8 8 0 0 1-16 0Z',
  smile: 'M44 58c3 4 9 4 12 0',
} as const;

/** The look of the portrait with that number; past the last one they begin again. */
export function lookOf(portrait: number): PortraitLook {
  return LOOKS[portrait % LOOKS.length] ?? LOOKS[0];
}
