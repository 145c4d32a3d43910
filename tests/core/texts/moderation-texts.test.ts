import { describe, expect, it } from 'vitest';
import { moderationTexts } from '#core/texts/moderation-texts.ts';

const { reportOutcomes, measures, endings, appealOutcomes, guidelines } = moderationTexts;

describe('what members read of decisions', () => {
  it.each(Object.values({ ...measures, ...endings, ...appealOutcomes, ...reportOutcomes }))(
    '"%s" is said in plain sentences',
    (said) => {
      expect(said).toMatch(/^[A-Z][A-Za-z ,.’]{10,220}\.$/);
    },
  );

  it('names no measure to the one who filed a report', () => {
    for (const said of Object.values(reportOutcomes)) {
      expect(said).not.toMatch(/suspend|remov|warn|hid|restrict|moderator/i);
    }
  });

  it('names every guideline otherwise', () => {
    const names = Object.values(guidelines);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z’]+( [A-Za-z0-9,’]+)*$/);
  });
});
