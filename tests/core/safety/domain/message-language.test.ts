import { describe, expect, it } from 'vitest';
import { readMessage } from '#core/safety/domain/message-signs.ts';
import type { ReadLanguage } from '#core/safety/domain/message-language.ts';

const TOWNS = 'Heidelberg Mannheim Karlsruhe Pforzheim Stuttgart';

describe('the language of a message', () => {
  it.each<[ReadLanguage, string, string]>([
    [
      'english',
      'a greeting in another script within it',
      'I said السلام عليكم to all of our neighbours at the gate this morning',
    ],
    ['english', 'a word in another script within it', 'Hello, дякую my dear friend, see you soon'],
    ['english', 'a word in Cyrillic letters that look like Latin ones', 'Сосоа'],
    ['english', 'a quarter of its letters in another script', 'I am نا ok a'],
    ['english', 'half of its letters in another script', 'що ok'],
    [
      'english',
      'some English words among names',
      'Kitchen garden Wojciechowska Podlaskie Bialystok',
    ],
    ['english', 'two words that say nothing', 'Wojciechowska Podlaskie'],
    ['spanish', 'its own punctuation', '¿Vienes mañana temprano?'],
    ['german', 'a small word that two of its languages share', 'Bern es Wunderland Bruchsal'],
    ['german', 'one small word of eight', `Bruchsal nicht Schwetzingen ${TOWNS}`],
    [
      'german',
      'two small words of many',
      `Bruchsal nicht Ulm ${TOWNS} ich Bretten ${TOWNS} Durlach`,
    ],
  ])('is %s: %s', (language, _shown, text) => {
    expect(readMessage(text).language).toBe(language);
  });

  it.each([
    ['names alone', 'Wojciechowska Podlaskie Bialystok'],
    ['a small word that a language shares that isn’t read', 'Lunes de agosto fresco'],
    ['one small word of nine', `Bruchsal nicht Schwetzingen ${TOWNS} Esslingen`],
    ['letters that Ukrainian lacks, whatever the words', 'Это та самая рыба'],
    ['a third of it in a script that isn’t read', '你好 my friend, 很高兴认识你'],
  ])('isn’t guessed from %s', (_shown, text) => {
    expect(readMessage(text).language).toBeNull();
  });
});
