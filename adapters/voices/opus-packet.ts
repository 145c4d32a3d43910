/** How long a frame is in each configuration (RFC 6716, 3.1), in samples of 48 kHz. */
const FRAME_SAMPLES = [
  ...repeat([480, 960, 1920, 2880], 3),
  ...repeat([480, 960], 2),
  ...repeat([120, 240, 480, 960], 4),
];

/** The longest that a packet may be: 120 ms. */
const MOST_SAMPLES = 5760;

/** The largest that a frame may be, in bytes. */
const LARGEST_FRAME = 1275;

/** The padding of a packet begins with this where it's longer than a byte says. */
const LONG_PADDING = 255;

/** A packet of sound, and how many samples it holds. */
export interface SoundPacket {
  readonly data: Uint8Array;
  readonly samples: number;
}

/**
 * The packet without its padding, in which anything could be; `null` where it isn't one of Opus. What each frame holds is
 * up to those who decode it.
 */
export function cleanOpusPacket(data: Uint8Array): SoundPacket | null {
  const [head, count = 0] = data;
  if (head === undefined) return null;
  const kind = head & 3;
  const frames = kind === 0 ? 1 : kind < 3 ? 2 : count & 63;
  const samples = (FRAME_SAMPLES[head >> 3] ?? 0) * frames;
  if (samples === 0 || samples > MOST_SAMPLES) return null;
  if (data.length > frames * (LARGEST_FRAME + 2) + LONG_PADDING * 8) return null;
  const clean = kind === 3 ? withoutPadding(data) : data;
  return clean === null ? null : { data: clean, samples };
}

/** A packet of many frames without what stands behind them (RFC 6716, 3.2.5). */
function withoutPadding(data: Uint8Array): Uint8Array | null {
  const [head = 0, count = 0] = data;
  if (data.length < 2) return null;
  if ((count & 64) === 0) return data;
  let at = 2;
  let padding = 0;
  let step = data[at] ?? 0;
  while (step === LONG_PADDING) {
    padding += LONG_PADDING - 1;
    at += 1;
    step = data[at] ?? 0;
  }
  padding += step;
  at += 1;
  const end = data.length - padding;
  if (end < at) return null;
  return Uint8Array.from([head, count & ~64, ...data.subarray(at, end)]);
}

function repeat(values: readonly number[], times: number): readonly number[] {
  return Array.from({ length: times }, () => values).flat();
}
