import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RECORD_KINDS } from '#core/archive/domain/archived-records.ts';
import { RETENTION } from '#core/archive/domain/retention.ts';
import { RETENTION_TEXTS } from '#core/texts/retention-texts.ts';

const POLICY = readFileSync(
  join(import.meta.dirname, '../../ui/content/pages/privacy.md'),
  'utf8',
).replaceAll('’', "'");

/** The rows of the table, without the spaces that only align it. */
const rows = POLICY.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.replace(/ +/g, ' '));

const texts = Object.values(RETENTION_TEXTS).flatMap((text) =>
  typeof text === 'string' ? [] : [text],
);

it('says of everything that is stored what it is, what it is for and how long it is kept', () => {
  const expected = texts.map(({ what, why, howLong }) =>
    `| ${what} | ${why} | ${howLong} |`.replaceAll('’', "'"),
  );
  expect(rows.slice(2)).toEqual(expected);
});

it('says it of a kind of record, and not of one that is said elsewhere', () => {
  for (const kind of RECORD_KINDS) {
    const text = RETENTION_TEXTS[kind];
    if (typeof text !== 'string') expect(text.what).not.toBe('');
    else expect(RETENTION_TEXTS[text], kind).toHaveProperty('what');
    const retention = RETENTION[kind];
    if (retention.kept === 'with') expect(RECORD_KINDS).toContain(retention.record);
  }
});
