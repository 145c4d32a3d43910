import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanOpusPacket } from '#adapters/voices/opus-packet.ts';

/** Each configuration's frame in tenths of a millisecond, as RFC 6716 lists them. */
const LENGTHS = [
  100, 200, 400, 600, 100, 200, 400, 600, 100, 200, 400, 600, 100, 200, 100, 200, 25, 50, 100, 200,
  25, 50, 100, 200, 25, 50, 100, 200, 25, 50, 100, 200,
];

const configurations = fc.nat({ max: 31 });
const sounds = fc.uint8Array({ minLength: 1, maxLength: 600 });

const write = (configuration: number, kind: number, ...rest: readonly number[]) =>
  Uint8Array.from([(configuration << 3) | kind, ...rest]);

test('a packet of one or two frames stays as it is, and is as long as its head says', () => {
  fc.assert(
    fc.property(configurations, fc.nat({ max: 2 }), sounds, (configuration, kind, sound) => {
      const packet = write(configuration, kind, ...sound);
      const tenths = (LENGTHS[configuration] ?? 0) * (kind === 0 ? 1 : 2);
      expect(cleanOpusPacket(packet)).toEqual({ data: packet, samples: tenths * 4.8 });
    }),
  );
});

test('what stands behind many frames goes', () => {
  const padding = fc.uint8Array({ maxLength: 1000 });
  const counts = fc.integer({ min: 1, max: 48 });
  fc.assert(
    fc.property(configurations, counts, sounds, padding, (configuration, count, sound, behind) => {
      const tenths = (LENGTHS[configuration] ?? 0) * count;
      const long = Math.floor(behind.length / 254);
      const said = [...Array<number>(long).fill(255), behind.length % 254];
      const packet = write(configuration, 3, 64 | count, ...said, ...sound, ...behind);
      const clean = write(configuration, 3, count, ...sound);
      const expected = tenths > 1200 ? null : { data: clean, samples: tenths * 4.8 };
      expect(cleanOpusPacket(packet)).toEqual(expected);
    }),
  );
});

test('a packet without padding stays as it is', () => {
  const packet = write(15, 3, 3, 1, 2, 3);
  expect(cleanOpusPacket(packet)).toEqual({ data: packet, samples: 2880 });
});

test.each([
  ['nothing', Uint8Array.of()],
  ['many frames that are none', write(15, 3, 0)],
  ['many frames of which nothing is said', write(15, 3)],
  ['more padding than there is', write(15, 3, 65, 200, 1)],
  ['more than twelve hundredths of a second', write(15, 3, 7, 1)],
  ['more than so many frames can hold', Uint8Array.from({ length: 4000 }, () => 0)],
])('%s is no packet', (_what, packet) => {
  expect(cleanOpusPacket(packet)).toBeNull();
});

test('whatever it holds, it is a packet that is no longer, or none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const packet = cleanOpusPacket(bytes);
      expect(packet?.data.length ?? 0).toBeLessThanOrEqual(bytes.length);
      if (packet !== null) expect(packet.samples % 120).toBe(0);
    }),
  );
});
