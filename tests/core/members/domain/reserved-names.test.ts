import { describe, expect, it } from 'vitest';
import { findReservedNames } from '#core/members/domain/reserved-names.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';

describe('a name is reserved that is', () => {
  it.each([
    ['a word for those who run a site', 'support'],
    ['in capitals', 'ADMIN'],
    ['with a digit for a letter', 'supp0rt'],
    ['with a small l for an I', 'ADMlN'],
    ['with rn for an m', 'adrninistrator'],
    ['with a Cyrillic letter', 'Ѕupport'],
    ['in Cyrillic capitals', 'SUPРОRТ'],
    ['in Greek capitals', 'ΑDΜΙΝ'],
    ['in letters for mathematics', '𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫'],
    ['with a stroke through a letter', 'modɇrator'],
    ['in wide letters', 'ｈｅｌｐ'],
    ['in letters with circles', 'ⓢⓤⓟⓟⓞⓡⓣ'],
    ['with accents', 'sûppört'],
    ['struck through', 's\u0336t\u0336a\u0336f\u0336f\u0336'],
    ['with characters that nobody can see', 'sup\u200bport'],
    ['with a soft hyphen', 'mode\u00adrator'],
    ['with a bar for an i', 'adm|n'],
    ['spaced out', 'h e a r t h k i n'],
    ['dotted', 's.t.a.f.f'],
    ['numbered', 'support247'],
    ['behind a number', 'anna7support'],
    ['numbered in front', '1admin'],
    ['made of several', 'safety_team'],
    ['made of several without a space', 'RootStaff'],
    ['with a companion', 'The Help Center'],
    ['the name of the product', 'Hearthkin'],
    ['the name of the product in a sentence', 'Grace from Hearthkin'],
    ['the name of the product in a word', 'hearthkin_grace'],
    ['the name of the product and an office', 'Hearthkin Support'],
    ['an office beside a name', 'Grace (moderator)'],
    ['an office inside a word', 'sitemoderator7'],
    ['support beside a name', 'Anna Support'],
  ])('%s: %s', (_what, name) => {
    expect(isReservedName(name)).toBe(true);
  });
});

describe('a name is not reserved that is', () => {
  it.each([
    ['like many', 'Grace Helper'],
    ['nearly one', 'Teamu'],
    ['longer than one', 'Admina'],
    ['a supporter’s', 'supporter_of_leeds'],
    ['a player’s', 'badminton.fan'],
    ['a family’s', 'Joe Root'],
    ['of one letter', 'O'],
    ['nothing', ''],
    ['a number', '101010'],
    ['Cyrillic', 'Ольга Тимофеева'],
    ['Greek', 'Ιωάννης Ρούσσος'],
    ['Arabic', 'أسماء الحسن'],
    ['Hebrew', 'יוסף לוי'],
    ['Korean', '김민준'],
    ['Chinese', '王小明'],
    ['Devanagari', 'अनीता शर्मा'],
    ['Vietnamese', 'Nguyễn Thị Hồng'],
    ['an emoji', '🧗'],
  ])('%s: %s', (_what, name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('that of any invented member', () => {
    for (let index = 0; index < 2_000; index += 1) {
      const { name, username } = inventMember(index, '');
      expect(findReservedNames(isReservedName, { name, username })).toEqual([]);
    }
  });
});

it('is told field by field which names are reserved', () => {
  const fault = (field: string) => ({ path: field, fault: { rule: 'reserved_name', field } });
  const find = (names: Parameters<typeof findReservedNames>[1]) =>
    findReservedNames(isReservedName, names);
  expect(find({ username: 'admin', name: 'Support' })).toEqual([fault('username'), fault('name')]);
  expect(find({ username: 'rosa', name: 'Support' })).toEqual([fault('name')]);
  expect(find({ name: 'Rosa' })).toEqual([]);
  expect(find({ name: undefined })).toEqual([]);
});
