import fc from 'fast-check';

/** Some bytes of it are others; in some, more are missing or were added. */
interface Slip {
  /** Where, counted around its end. */
  readonly at: number;
  readonly instead: Uint8Array;
  readonly shift: number;
}

const slips = fc.array(
  fc.record<Slip>({
    at: fc.noBias(fc.nat({ max: 999_999 })),
    instead: fc.uint8Array({ minLength: 1, maxLength: 3 }),
    shift: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 6 })),
  }),
  { minLength: 1, maxLength: 3 },
);

/** One of the files, with a few bytes that are others, more or fewer. */
export function changedFiles(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  return fc.tuple(fc.constantFrom(...files), slips).map(([file, changes]) =>
    changes.reduce((bytes, { at, instead, shift }) => {
      const begin = at % bytes.length;
      const rest = bytes.subarray(begin + instead.length + shift);
      return Buffer.concat([bytes.subarray(0, begin), instead, rest]);
    }, file),
  );
}
