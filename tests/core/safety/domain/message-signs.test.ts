import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMessageSigns, type MessageSign } from '#core/safety/domain/message-signs.ts';
import { everyday } from '#tests/core/safety/scam-corpus/everyday.ts';
import { tuningOne } from '#tests/core/safety/scam-corpus/tuning-one.ts';
import { anyText } from '#tests/support/arbitraries.ts';

describe('a sign', () => {
  it.each<[MessageSign, string]>([
    ['money', 'Could you lend me £200 until Friday?'],
    ['money', 'Any chance of a tenner, or a few quid? Please help, I have nothing to eat.'],
    ['gift_card', 'Please buy two Steam cards and send me the codes.'],
    ['investment', 'I can teach you how to trade bitcoin.'],
    ['elsewhere', 'Let us move to WhatsApp.'],
    ['elsewhere', 'Write to me at rob@mail.example please.'],
    ['secrecy', 'Please do not tell your daughter about us.'],
    ['urgency', 'You must decide tonight, the offer ends at midnight.'],
    ['private_details', 'What is the PIN of your card?'],
    ['lure', 'Click on this link: https://prize.example'],
    ['lure', 'Look: bit.ly/3xYzPq'],
    ['link', 'The walk is on https://walks.example/river.'],
    ['link', 'The walk is on www.walks.example.'],
    ['phone_number', 'My number is 07700 900123.'],
    ['bank_number', 'It is GB82 WEST 1234 5698 7654 32.'],
  ])('%s is found in %j', (sign, text) => {
    expect(findMessageSigns(text)).toContain(sign);
  });

  it.each<[MessageSign, string]>([
    ['elsewhere', 'do you have w h a t s a p p?'],
    ['elsewhere', 'do you have w.h.a.t.s.a.p.p?'],
    ['elsewhere', 'do you have W-H-A-T-S-A-P-P?'],
    ['elsewhere', 'do you have whаtsаpp?'],
    ['elsewhere', 'do you have ｗｈａｔｓａｐｐ?'],
    ['elsewhere', 'do you have 𝔀𝓱𝓪𝓽𝓼𝓪𝓹𝓹?'],
    ['elsewhere', 'do you have ᴡʜᴀᴛsᴀᴘᴘ?'],
    ['elsewhere', 'do you have wh\u200bats\u00adapp?'],
    ['elsewhere', 'do you have wh4tsapp?'],
    ['money', 'could you lend me some m0ney?'],
    ['phone_number', 'text me ０７７００ ９００４６５'],
    ['phone_number', 'text me ٠٧٧٠٠ ٩٠٠٤٦٥'],
    ['phone_number', 'text me O77OO 9OO 465'],
    ['phone_number', 'oh double seven double oh, nine hundred, four six five'],
  ])('%s is found however it is spelled: %j', (sign, text) => {
    expect(findMessageSigns(text)).toContain(sign);
  });

  it.each([
    'My grandson owes me a tenner.',
    'Ring me, you have my number.',
    'Good morning! Did you sleep well?',
    '',
    '   ',
  ])('is not in %j', (text) => {
    expect(findMessageSigns(text)).toEqual([]);
  });
});

/** Words and marks that the rules look for, in any order: harder on them than any text. */
const anyHostileText = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom(
        ...'can could you i we send give me #amount money £200 07700 900 123 GB82 WEST a b c . , - _ / @ at dot http:// www. .com seven double oh 20-00-00 4111 whatsapp if not the 1 0 o l'.split(
          ' ',
        ),
      ),
    ),
    { maxLength: 120 },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((between) => parts.join(between)));

/** Sentences that have no sign, as paragraphs of their own. */
const anyHarmlessSentence = fc.constantFrom(
  ...everyday.filter((text) => findMessageSigns(text).length === 0),
);

describe('whatever is written', () => {
  it('the signs are found without a fault, each once', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        const signs = findMessageSigns(text);
        expect(new Set(signs).size).toBe(signs.length);
      }),
    );
  });

  it('texts that look the same have the same signs', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        const signs = findMessageSigns(text);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(findMessageSigns(text.normalize(form))).toEqual(signs);
        }
      }),
    );
  });

  it('a harmless sentence before or after takes no sign away', () => {
    const anyScam = fc.oneof(fc.constantFrom(...tuningOne.warning), anyHostileText);
    fc.assert(
      fc.property(anyScam, anyHarmlessSentence, (text, sentence) => {
        const signs = findMessageSigns(text);
        for (const longer of [`${sentence}\n\n${text}`, `${text}\n\n${sentence}`]) {
          expect(findMessageSigns(longer)).toEqual(expect.arrayContaining([...signs]));
        }
      }),
    );
  });

  it.each([
    'can you '.repeat(500),
    'i will you can please could '.repeat(150),
    'a '.repeat(2_000),
    'a.b-'.repeat(1_000),
    '0 '.repeat(2_000),
    '07700 '.repeat(650),
    '4111 '.repeat(800),
    'GB82 '.repeat(800),
    'seven double oh '.repeat(250),
    'oil1'.repeat(1_000),
    'www.'.repeat(1_000),
    'a@a.'.repeat(1_000),
    '£1,1'.repeat(1_000),
    'one hundred '.repeat(333),
    '\u0301'.repeat(4_000),
  ])(
    'the time is bounded: %#',
    (text) => {
      expect(findMessageSigns(text).length).toBeLessThanOrEqual(11);
    },
    1_000,
  );
});
