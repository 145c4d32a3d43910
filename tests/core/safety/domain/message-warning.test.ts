import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageSign } from '#core/safety/domain/message-signs.ts';
import { chooseWarning, findWarning } from '#core/safety/domain/message-warning.ts';
import { everyday } from '../scam-corpus/everyday.ts';
import { tuningOne } from '../scam-corpus/tuning-one.ts';

const SIGNS: readonly MessageSign[] = [
  'money',
  'gift_card',
  'investment',
  'private_details',
  'secrecy',
  'urgency',
  'elsewhere',
  'lure',
  'link',
  'phone_number',
  'bank_number',
];

describe('the warning', () => {
  it.each<[MessageSign[], ReturnType<typeof chooseWarning>]>([
    [[], 'likeness'],
    [['link'], 'likeness'],
    [['link', 'money'], 'money'],
    [['urgency', 'money'], 'money'],
    [['money', 'gift_card'], 'gift_card'],
    [['phone_number', 'elsewhere'], 'elsewhere'],
    [['money', 'bank_number'], 'bank_number'],
    [['bank_number', 'private_details'], 'private_details'],
  ])('of a message like a scam with %j is %j', (signs, warning) => {
    expect(chooseWarning(signs, true)).toBe(warning);
  });

  it.each<[MessageSign[], ReturnType<typeof chooseWarning>]>([
    [[], null],
    [['link', 'money', 'urgency'], null],
    [['money', 'phone_number'], 'phone_number'],
    [['phone_number', 'bank_number', 'private_details'], 'bank_number'],
  ])('of another message with %j is %j', (signs, warning) => {
    expect(chooseWarning(signs, false)).toBe(warning);
  });

  it('is of one of the signs, in whatever order they come, or of the likeness alone', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SIGNS]), fc.boolean(), (signs, isAlike) => {
        const warning = chooseWarning(signs, isAlike);
        expect(chooseWarning(signs.toReversed(), isAlike)).toBe(warning);
        if (warning === null) expect(isAlike).toBe(false);
        else expect([...signs, 'likeness']).toContain(warning);
        if (warning === 'likeness') expect(signs.filter((sign) => sign !== 'link')).toEqual([]);
      }),
    );
  });

  it('of a message in a language that isn’t read is of its numbers, and a link is nothing', () => {
    const inPolish = 'Zobacz piękne zdjęcia ogrodu naszego';
    expect(findWarning(`${inPolish}: www.example.com`)).toBeNull();
    expect(findWarning(`${inPolish}: www.example.com, 07700 900123`)).toBe('phone_number');
  });

  it('of a text that looks the same is the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyday, ...tuningOne.warning), (text) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(findWarning(text.normalize(form))).toBe(findWarning(text));
        }
      }),
    );
  });
});

describe('a scam in pieces', () => {
  /** What the reader sees beneath each of the messages, one after the other. */
  const warningsOf = (texts: readonly string[]) =>
    texts.map((text, place) => findWarning(text, texts.slice(0, place)));

  const PIECES = ['I cannot come to', 'you because I do', 'not have the fare.'];

  it('has a warning at the piece that gives it away, and only there', () => {
    expect(warningsOf([...PIECES, 'I am so sorry.'])).toEqual([null, null, 'money', null]);
  });

  it('is read with the last four messages before and no more', () => {
    const [one = '', other = '', last = ''] = PIECES;
    const chatter = everyday.slice(0, 4);
    expect(findWarning(last, [one, other])).toBe('money');
    expect(findWarning(last, [one, other, ...chatter])).toBeNull();
  });

  it('is read with the last 2,000 characters before and no more', () => {
    const [one = '', other = '', last = ''] = PIECES;
    const after = (blanks: number) => findWarning(last, [one, `${other}${' '.repeat(blanks)}`]);
    expect(after(1_900)).toBe('money');
    expect(after(2_000)).toBeNull();
  });

  it('that its reader was warned of farther back than that has a warning again', () => {
    const earlier = `I need money for a gift card, please send it today.${' '.repeat(2_000)}`;
    const [one = '', other = '', last = ''] = PIECES;
    expect(findWarning(earlier)).not.toBeNull();
    expect(findWarning(last, [earlier, one, other])).toBe('money');
  });

  it('is not warned of again where one of the last messages was', () => {
    const doubtful = 'There is a coin that goes up next week, buy it now.';
    const [, , last = ''] = PIECES;
    expect(warningsOf([doubtful, last])).toEqual(['likeness', null]);
    expect(warningsOf([doubtful, 'Hello Rosa', last])).toEqual(['likeness', null, null]);
  });

  it('does not hide a message that has a warning by itself', () => {
    const plain = 'I need money for a gift card, please send it today.';
    expect(warningsOf([plain, plain])).toEqual(['gift_card', 'gift_card']);
  });

  it('is no two harmless messages that only sound pressing together', () => {
    expect(warningsOf(['Send it to me please', 'Hurry up!'])).toEqual([null, null]);
  });

  it.each([1, 2, 3, 5])(
    'adds nothing to everyday messages, %s places apart in their list',
    (step) => {
      const texts = everyday.map((_text, place) => everyday[(place * step) % everyday.length]!);
      const warnings = warningsOf(texts);
      expect(texts.filter((_text, place) => warnings[place] !== null)).toEqual([]);
    },
  );
});
