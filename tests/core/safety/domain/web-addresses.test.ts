import { expect, it } from 'vitest';
import { hasDoubtfulAddress, hasWebAddress } from '#core/safety/domain/web-addresses.ts';

it.each([
  'example.com is where I found it',
  'look at www.example.org/garden',
  'https://12.5stars.com',
])('has an address and nothing doubtful: %j', (text) => {
  expect([hasWebAddress(text), hasDoubtfulAddress(text)]).toEqual([true, false]);
});

it.each([
  'http://192.168.10.20/album',
  'https://203.0.113.9',
  'https://xn--pple-43d.com',
  'bit.ly/3xyzpq',
  'https://example.com/log-in',
])('has an address that asks for much or hides where it leads: %j', (text) => {
  expect(hasDoubtfulAddress(text)).toBe(true);
});

it.each(['the house.it was cold', 'at 10.30 we left', 'rosa@example.com'])(
  'has no address: %j',
  (text) => {
    expect([hasWebAddress(text), hasDoubtfulAddress(text)]).toEqual([false, false]);
  },
);
