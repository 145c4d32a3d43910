import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { tries } from '#tests/support/tries.ts';

it.each(['/portraits/3.svg', '/', '/a//b', '/https://example.org/a.png'])(
  '%s lies on this site',
  (address) => {
    expect(pictureSource(address)).toEqual({ kind: 'own' });
  },
);

it.each([
  ['https://example.org/me.jpg', 'example.org'],
  ['http://Example.ORG:8080/me.jpg?size=2#face', 'example.org'],
  ['HTTPS://EXAMPLE.ORG', 'example.org'],
  ['https://192.168.0.1/me.jpg', '192.168.0.1'],
  ['https://[::1]:80/me.jpg', '[::1]'],
  ['https://müller.example/ä.jpg', 'müller.example'],
  ['https://example.org:65535', 'example.org'],
  ['http://localhost?a', 'localhost'],
])('%s lies at %s', (address, host) => {
  expect(pictureSource(address)).toEqual({ kind: 'remote', host });
});

it.each([
  ...['', 'me.jpg', '//example.org/me.jpg', '/\\example.org/me.jpg', 'javascript:alert(1)'],
  ...['data:image/png;base64,AAAA', 'https://', 'https:///example.org', '/\t/example.org'],
  ...[
    'https://example.org:65536/me.jpg',
    'https://rosa@example.org/me.jpg',
    'https://exa mple.org',
  ],
])('%j lies nowhere', (address) => {
  expect(pictureSource(address)).toBeNull();
});

it('knows of every address whether a browser would ask another host for it', () => {
  const page = 'https://hearthkin.example/profile/1';
  const parts = ['/', '\\', '\t', '.', ':', '@', '?', 'a', '7', 'https:', 'HTTP://', 'b.example'];
  const anything = fc.array(fc.constantFrom(...parts), { maxLength: 8 });
  fc.assert(
    fc.property(anything, (given) => {
      const address = given.join('');
      const source = pictureSource(address);
      if (source === null) return;
      const { host, hostname } = new URL(address, page);
      if (source.kind === 'own') expect(host).toBe('hearthkin.example');
      else expect(hostname).toBe(new URL(`https://${source.host}`).hostname);
    }),
    { numRuns: tries(2_000) },
  );
});
