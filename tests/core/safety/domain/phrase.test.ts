import { describe, expect, it } from 'vitest';
import { makeSubjectFinder } from '#core/safety/domain/phrase.ts';

const find = (phrase: string, sentence: string) =>
  makeSubjectFinder({ it: [phrase] })(` ${sentence} `).has('it');

describe('a phrase', () => {
  it.each<[string, string, boolean]>([
    ['send me', 'please send me', true],
    ['send me', 'please send him', false],
    ['send me', 'send mercy', false],
    ['send|give me', 'give me', true],
    ['send .. money', 'send me all the money', true],
    ['send .. money', 'send me all of the money', false],
    ['send ... money', 'send me all of the money', true],
    ['each_other', 'with each other', true],
    ['each_other', 'each of the other', false],
    ['send me? money', 'send money', true],
    ['send me? money', 'send me money', true],
    ['send me? money', 'send m money', false],
    ['-never|not give it', 'give it', true],
    ['-never|not give it', 'never ever give it', false],
    ['-never|not give it', 'never mind and now you give it', true],
    ['#amount', 'only #amount', true],
    ['invest*', 'she invested', true],
    ['invest* me', 'investing me', true],
    ['invest* me', 'the investigator and me', false],
    ['invest*', 'to reinvest', false],
    ['buy bit*', 'buy bitcoins', true],
    ['send !him|her it', 'send it', true],
    ['it !is|was', 'it is late', false],
    ['it !is|was', 'it rains', true],
    ['lend* me?', 'lending', true],
  ])('%j in %j: %s', (phrase, sentence, isFound) => {
    expect(find(phrase, sentence)).toBe(isFound);
  });

  it('belongs to its subject', () => {
    const subjects = makeSubjectFinder({ money: ['pay me'], cards: ['buy|pay a card'] });
    expect([...subjects(' pay a card ')]).toEqual(['cards']);
    expect([...subjects(' pay me and buy a card ')].toSorted()).toEqual(['cards', 'money']);
  });
});
