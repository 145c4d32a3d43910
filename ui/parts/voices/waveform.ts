import { toBase64Url } from '#core/media/domain/base64-url.ts';
import { WAVEFORM_PARTS } from '#core/media/domain/voice-limits.ts';

/** The loudest that a byte can say. */
const LOUDEST = 255;

/**
 * A waveform of as many parts as are drawn, as base64url, of how loud a recording was (0 to 1) from its beginning to its
 * end. The loudest part is as high as can be, so that a quiet voice can be seen too; silence stays flat.
 */
export function writeWaveform(levels: readonly number[]): string {
  const parts = Array.from({ length: WAVEFORM_PARTS }, (_part, place) => {
    const begin = Math.floor((place * levels.length) / WAVEFORM_PARTS);
    const end = Math.floor(((place + 1) * levels.length) / WAVEFORM_PARTS);
    return Math.max(0, ...levels.slice(begin, Math.max(end, begin + 1)));
  });
  const highest = Math.max(...parts);
  const toByte = (part: number) => (highest > 0 ? Math.round((part / highest) * LOUDEST) : 0);
  return toBase64Url(Uint8Array.from(parts, toByte));
}

/** How high each part of a waveform is, from 0 to 1. */
export function readWaveform(waveform: string): readonly number[] {
  const bytes = atob(waveform.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (letter) => letter.charCodeAt(0) / LOUDEST);
}
