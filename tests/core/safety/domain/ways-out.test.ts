import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWayOut } from '#core/safety/domain/ways-out.ts';

it.each([
  'Find me on rosa.cafe',
  'It is all at meine-seite.berlin/rosa',
  'Come to tea.photography',
  'Look at example.co.nz for more',
  'Look at EXAMPLE.MUSEUM for more',
  'It is on rosa dot com',
  'It is on rosa (dot) love',
  'It is on rosa [.] shop',
  'It is on ｒｏｓａ．ｃａｆｅ',
  'It is on http://10.0.0.1/',
])('a link is a way out: %s', (text) => {
  expect(findWayOut(text)).toBe('link');
});

it.each([
  'Write to rosa@example.org',
  'Write to rosa at gmail dot com',
  'Write to rosa (at) gmail',
  'Write to rosa at yahoo dot com',
  'Escríbeme a rosa@yahoo punto com',
  'Write to rosa@gmail',
  'I am @rosa_72 elsewhere',
  'My insta is rosa_72',
  'Telegram: rosaw',
  'WhatsApp name = rosa',
])('so is an address or a name elsewhere: %s', (text) => {
  expect(findWayOut(text)).toBe('contact');
});

it('so are numbers', () => {
  expect(findWayOut('Ring me on 07700 900123')).toBe('number');
  expect(findWayOut('Pay to GB82 WEST 1234 5698 7654 32')).toBe('number');
});

it.each([
  'I like walking.Do you like it too?',
  'We had tea at 4.30 p.m. and then went home.',
  'I was born in St.Ives, and grew up in Cornwall.',
  'My facebook is full of cats, and the signal is weak here.',
  'I love polka dots. The dot on the i is a heart.',
  'At yahoo they were kind, e.g. to my son, i.e. always.',
  'My grandchildren are 7, 9 and 12... and there’s a dog!',
  'I worked for the U.S. Navy and for J.P. Morgan.',
  'Meet me @ home, or at the café.',
  'I worked at Yahoo for years, and at Outlook magazine before.',
  'Me gusta el punto de cruz, y el punto es que busco amigas.',
  'Nous étions au point de partir.',
])('an ordinary sentence is none: %s', (text) => {
  expect(findWayOut(text)).toBeNull();
});

it('no words around it hide a link', () => {
  const words = fc.stringMatching(/^[a-z ]{0,40}$/);
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(findWayOut(`${before} rosa.cafe ${after}`)).not.toBeNull();
    }),
  );
});
