import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWaveform, writeWaveform } from '#ui/parts/voices/waveform.ts';

const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4000 });

test('a waveform of any recording has 64 parts, of which the loudest is as high as can be', () => {
  fc.assert(
    fc.property(levels, (heard) => {
      const written = writeWaveform(heard);
      expect(written).toMatch(/^[\w-]{86}$/);
      const parts = readWaveform(written);
      expect(parts).toHaveLength(64);
      expect(Math.max(...parts)).toBe(heard.some((level) => level > 0) ? 1 : 0);
    }),
  );
});

test('it rises where the recording does, and the shortest peak is seen', () => {
  const parts = readWaveform(
    writeWaveform(Array.from({ length: 640 }, (_level, place) => place / 640)),
  );
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  const peak = Array<number>(3600).fill(0).with(1800, 0.4);
  expect(readWaveform(writeWaveform(peak)).indexOf(1)).toBe(32);
});
