import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasText } from '#core/discovery/domain/filters.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { anySelf, AWKWARD_WORDS } from '#tests/support/arbitraries.ts';
import { newMember } from '#tests/support/new-member.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { createMember } from '#tests/support/writes.ts';

const MEMBERS = 40;

interface OpenedIndex {
  readonly storage: Storage;
  readonly index: DiscoveryIndex;
  readonly release: () => Promise<void>;
}

/** That an index says of members who are named which of them have a text. */
export function describeTextsAmong(open: () => Promise<OpenedIndex>): void {
  let opened: OpenedIndex;
  const members: Self[] = [];

  beforeAll(async () => {
    opened = await open();
    for (const { id: _id, ...self } of fc.sample(anySelf, MEMBERS)) {
      const { username, email, passwordHash } = newMember();
      const record = { ...self, username, email, passwordHash };
      members.push(valueOf(await createMember(opened.storage, record)));
    }
  });
  afterAll(() => opened.release());

  test.each([...AWKWARD_WORDS, '%', '_', '\\', 'zzzz'])('who of some has %j', async (word) => {
    const asked = members.filter((_member, place) => place % 3 > 0);
    const folded = foldText(word);
    const found = await opened.index.withText(folded, [...asked.map(({ id }) => id), 999_999]);
    const expected = asked
      .map((self) => toFoldedMember(toMember(self)))
      .filter((member) => hasText(member.folded, folded));
    expect([...found].sort((one, two) => one - two)).toEqual(expected.map(({ id }) => id));
  });

  test('who of nobody has a text', async () => {
    expect(await opened.index.withText('a', [])).toEqual([]);
  });
}
