import { expect, it } from 'vitest';
import { foreignLikeness, foreignParts } from '#core/safety/domain/foreign-likeness.ts';
import { readMessage } from '#core/safety/domain/message-signs.ts';

it('what is weighed is subjects and telling signs, and that there is one', () => {
  expect([...foreignParts([new Set(['ask', 'sum']), new Set(['ask'])], ['money', 'link'])]).toEqual(
    ['ask', 'sum', ':money', ':any'],
  );
  expect([...foreignParts([new Set(['ask'])], ['link', 'urgency', 'secrecy'])]).toEqual(['ask']);
});

it('a number or a doubtful address speaks for a scam wherever it is', () => {
  const german = 'Ich bin heute im Garten. Die Rosen sind schon da. Es ist warm. Wir haben Kuchen.';
  const likeness = (text: string) => foreignLikeness(readMessage(text, 'german'));
  const withLink = likeness(`www.example.org ${german}`);
  expect(likeness(`bit.ly/3xyzpq ${german}`)).toBeGreaterThan(withLink);
  expect(likeness(`${german} 07700 900123`)).toBeGreaterThan(likeness(german));
  expect(likeness(`07700 900123 ${german}`)).toBeGreaterThan(likeness(german));
});

it('a long letter needs more than its passage by itself', () => {
  const asks = 'Schick mir bitte 300 Euro. ';
  const kind = 'Die Rosen sind schon da. Es ist warm. Wir haben Kuchen. Der Hund schläft. ';
  const likeness = (text: string) => foreignLikeness(readMessage(text, 'german'));
  const passages = [3, 7].map((more) =>
    kind
      .repeat(2)
      .split(/(?<=\.) /)
      .slice(0, more)
      .join(' '),
  );
  const [short, long] = passages.map((after) => likeness(asks + after));
  expect(short! - long!).toBeCloseTo(0.5 * Math.log(6 / 2));
});
