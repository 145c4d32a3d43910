import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { splitLinks } from '#ui/features/messaging/split-links.ts';

const linksIn = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

describe('web addresses are links, without what ends the sentence around them', () => {
  test.each([
    ['https://example.org', ['https://example.org']],
    ['See https://example.org/walks?x=1#top, it is lovely.', ['https://example.org/walks?x=1#top']],
    ['(http://example.org/a)', ['http://example.org/a']],
    ['HTTPS://EXAMPLE.ORG/A!', ['HTTPS://EXAMPLE.ORG/A']],
    ['http://a.example\nhttps://b.example', ['http://a.example', 'https://b.example']],
    ['<https://example.org>', ['https://example.org']],
  ])('%j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });
});

describe('nothing else is a link', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.org',
    'https://',
    'http://[',
    'www.example.org',
    'mailto:ada@example.org',
  ])('%j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });
});

test('the parts together are the text, and every link is an http(s) address', () => {
  const textWithAddresses = fc
    .array(fc.oneof(anyText, fc.constantFrom('https://', 'http://a.b', 'javascript:', '://')))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(textWithAddresses, (text) => {
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const link of linksIn(text)) {
        expect(new URL(link).protocol).toMatch(/^https?:$/);
      }
    }),
  );
});
