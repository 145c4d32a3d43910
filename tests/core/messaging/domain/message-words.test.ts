import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/kernel/fold-text.ts';
import {
  excerptOf,
  messageMatches,
  queryWordsOf,
  wordsOf,
} from '#core/messaging/domain/message-words.ts';
import { anyText } from '#tests/support/arbitraries.ts';

const isFound = (content: string, query: string) => messageMatches(content, queryWordsOf(query));

describe('a message is found', () => {
  it.each([
    ['Shall we play cards on Sunday?', 'cards'],
    ['Shall we play cards on Sunday?', 'CARD'],
    ['Shall we play cards on Sunday?', 'sun play'],
    ['Un café à Łódź', 'lodz cafe'],
    ['Die Straße', 'strasse'],
    ['Ring me at 0161 496 0000', '0161 496'],
    ['你好，世界', '世界'],
    ['你好，世界', '界'],
    ['今日はいい天気ですね', '天気'],
    ['สวัสดีครับ', 'สวัส'],
    ['안녕하세요', '안녕'],
    [`${'a'.repeat(40)}b`, `${'a'.repeat(40)}c`],
    [`${'a'.repeat(31)}b`, 'a'.repeat(31)],
  ])('%s by %s', (content, query) => {
    expect(isFound(content, query)).toBe(true);
  });
  it.each([
    ['Shall we play cards on Sunday?', 'ards'],
    ['Shall we play cards on Sunday?', 'cards Monday'],
    ['Shall we play cards on Sunday?', '?'],
    ['Shall we play cards on Sunday?', '   '],
    ['你好，世界', '好世'],
    [`${'a'.repeat(31)}b`, `${'a'.repeat(31)}c`],
    ['你好，世界', '界你'],
    ['हिन्दी', 'हन्दी'],
  ])('%s, but not by %s', (content, query) => {
    expect(isFound(content, query)).toBe(false);
  });

  it('never once it is taken back', () => {
    expect(messageMatches(null, ['a'])).toBe(false);
  });
});

describe('the words of a text', () => {
  it('are cut after 32 characters', () => {
    expect([...wordsOf(`${'🧗a'.repeat(20)} b`)]).toEqual(['a', 'b']);
    expect([...wordsOf('a'.repeat(40))]).toEqual(['a'.repeat(32)]);
  });
});

describe('whatever is written', () => {
  it('is found by all of its words, and by the beginnings of each', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (content, length) => {
        for (const word of wordsOf(content)) {
          const characters = Array.from(word);
          const beginning = characters.slice(0, (length % characters.length) + 1).join('');
          // Folding may take away what is left of a letter that is cut off from its marks.
          if (foldText(beginning) !== beginning || queryWordsOf(beginning).length === 0) continue;
          expect(isFound(content, beginning)).toBe(true);
        }
      }),
    );
  });

  it('is found the same however it is folded', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        expect(wordsOf(foldText(content))).toEqual(wordsOf(content));
      }),
    );
  });

  it('is never found by a word that is the beginning of none of its own', () => {
    fc.assert(
      fc.property(anyText, anyText, (content, query) => {
        const words = [...wordsOf(content)];
        const wanted = queryWordsOf(query);
        const all = wanted.every((one) => words.some((word) => word.startsWith(one)));
        expect(messageMatches(content, wanted)).toBe(all && wanted.length > 0);
      }),
    );
  });

  it('is asked for by eight words at most, none of which begins another', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (texts) => {
        const words = queryWordsOf(texts.join(' '));
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect(words.filter((other) => other.startsWith(word))).toEqual([word]);
          expect(Array.from(word).length).toBeLessThanOrEqual(32);
        }
      }),
    );
  });
});

describe('an excerpt', () => {
  const marked = (content: string, query: string, length = 80) =>
    excerptOf(content, queryWordsOf(query), length)
      .map(({ text, isFound: found }) => (found ? `[${text}]` : text))
      .join('');

  it.each([
    ['Shall we play cards on Sunday?', 'card sun', 'Shall we play [cards] on [Sunday]?'],
    ['Un café à Łódź', 'lodz', 'Un café à [Łódź]'],
    ['你好，世界你好', '你好', '[你好]，世界[你好]'],
    ['你好，世界', '世', '你好，[世]界'],
    // One sign that is folded to two words is found by either.
    ['Add ½ cup', '2', 'Add [½] cup'],
    ['Add ½ cup', '1', 'Add [½] cup'],
  ])('of %s, searched for %s, marks the words', (content, query, expected) => {
    expect(marked(content, query)).toBe(expected);
  });

  it('begins shortly before the first word that was found', () => {
    const content = `${'before and '.repeat(30)}cards ${'and after '.repeat(30)}`;
    const excerpt = marked(content, 'cards');
    expect(excerpt).toMatch(/^…(and|before) .*\[cards\] and after .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(80 + 4);
  });

  it.each([
    // Forty characters may stand before the word; with one more the excerpt begins after the first space among the last forty.
    [`${'a'.repeat(39)} cards and so on`, `${'a'.repeat(39)} [cards]…`, 45],
    [`${'a'.repeat(38)} b cards and so on`, '…b [cards] and so on', 45],
    [`${'a'.repeat(60)}。cards and so on`, `…${'a'.repeat(39)}。[cards]…`, 45],
    ['cards and so on', '[cards] and so on', 15],
    ['cards and so on', '[cards] and so o…', 14],
    ['cards and so on', '[car]…', 3],
    // No character of two code units is cut in half, neither at the start nor at the end.
    [`${'a'.repeat(60)}😀${'b'.repeat(38)}。cards`, `…😀${'b'.repeat(38)}。[cards]`, 46],
    ['cards 😀😀', '[cards] …', 7],
    ['cards 😀😀', '[cards] 😀…', 8],
    // The first and the last of the second halves, and what comes after them.
    ['cards 𐀀𐀀', '[cards] …', 7],
    ['cards 𐏿𐏿', '[cards] …', 7],
    ['cards ｶｶ', '[cards] ｶ…', 7],
    // What is short enough is whole, wherever the word is.
    [`${'a'.repeat(50)} cards`, `${'a'.repeat(50)} [cards]`, 56],
  ])('of %s is %s', (content, expected, length) => {
    expect(marked(content, 'cards', length)).toBe(expected);
  });

  it('of a text without spaces marks what follows each other as one', () => {
    expect(marked('世界你好世界', '世界你')).toBe('[世界你]好[世界]');
    expect(marked('世界你好', '世 界')).toBe('[世界]你好');
  });

  it('leaves nothing out of a text that is short enough', () => {
    fc.assert(
      fc.property(anyText, anyText, (content, query) => {
        const pieces = excerptOf(content, queryWordsOf(query), content.length);
        expect(pieces.map(({ text }) => text).join('')).toBe(content);
        for (const { text } of pieces) expect(text).toMatch(/./su);
      }),
    );
  });
});
