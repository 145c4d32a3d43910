import { expect, it } from 'vitest';
import { plainSentences } from '#core/safety/domain/plain-sentences.ts';

it.each<[string, readonly string[]]>([
  ['we met. it rained!  ... did it?', [' we met ', ' it rained ', ' did it ']],
  ["i don't know", [' i dont know ']],
  ['in 1987 there were 12 cats', [' in #year there were #number cats ']],
  ['£40, 30 quid and a tenner', [' #amount #amount and a #amount ']],
  ['5 bucks', [' #amount ']],
  ['a prize of £5 million', [' a prize of #amount million ']],
  ['20 billion stars, 3bn and 4m', [' #number million stars #number million and #number million ']],
  ['write to rosa@example.com or see www.example.com', [' write to #mail or see #link ']],
  ['get it on t e l e g r a m now', [' get it on telegram now ']],
  ['in 8 b4gs of c4sh', [' in #number bags of cash ']],
  [' \n\n ', []],
])('the plain sentences of %j', (folded, sentences) => {
  expect(plainSentences(folded)).toEqual(sentences);
});
