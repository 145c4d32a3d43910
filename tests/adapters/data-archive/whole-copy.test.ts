import { beforeAll, describe, expect, test } from 'vitest';
import { recordsOf, storeRecord } from '#adapters/memory/memory-records.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { RECORD_KINDS, type RecordKind } from '#core/archive/domain/archived-records.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { createDataExports } from '#tests/support/data-exports.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

/** What is in no copy of a member's data, and why. */
const NOT_COPIED: Readonly<Partial<Record<RecordKind, string>>> = {
  standing: 'Notices say what was decided, and the settings show a break.',
  sealed_message: 'It is evidence of a conversation that has ended.',
  moderation_entry: 'Notices say what was decided, without who decided it.',
  one_time_password: 'It is the hash of a password.',
  recovery_request: 'It is by someone who has not yet shown that they are the member.',
  queued_letter: 'It is sent to the member.',
  link: 'It is the hash of a link.',
  newsletter_subscriber: 'It belongs to no account.',
  newsletter_issue: 'It is about nobody.',
  site_setting: 'It is about the site; the security log says that the member changed it.',
  attachment: 'Its message says what it shows, or how long the voice is.',
  event: 'It holds no words, and nothing that the rest of the copy does not say.',
  event_handler: 'It is about nobody.',
};

/** Those who ask for a copy. Together they have something of every kind. */
const MEMBERS = Array.from({ length: 14 }, (_value, place) => toMemberId(place + 1));

/** When nothing on the filled site is over. */
const NOW = '2026-03-16T09:00:00.000Z';

const filled = createMemoryState();
/** The copies of all members with everything that there is. */
const whole = new Map<MemberId, Copy>();

beforeAll(async () => {
  await fillSite(createMemoryStorage(filled));
  for await (const [id, copy] of copiesOf(siteWithout())) whole.set(id, copy);
});

// Without members there is nobody to ask for a copy.
describe.each(RECORD_KINDS.filter((kind) => kind !== 'member'))('each %s', (kind) => {
  test('is in the copies of the members it concerns, unless there is a reason', async () => {
    expect(recordsOf(filled, kind)).not.toEqual([]);
    const isCopied = NOT_COPIED[kind] === undefined;
    expect(await findCopied(kind)).toEqual({ inData: isCopied, onPages: isCopied });
  });
});

/** Whether any copy says something else without the records of that kind, to programs and to people. */
async function findCopied(kind: RecordKind) {
  let [inData, onPages] = [false, false];
  for await (const [id, { data, pages }] of copiesOf(siteWithout(kind))) {
    inData ||= data !== whole.get(id)?.data;
    onPages ||= pages !== whole.get(id)?.pages;
    if (inData && onPages) break;
  }
  return { inData, onPages };
}

/** The filled site without the records of a kind. */
function siteWithout(leftOut?: RecordKind): MemoryState {
  const state = createMemoryState();
  for (const kind of RECORD_KINDS.filter((each) => each !== leftOut)) {
    for (const record of recordsOf(filled, kind)) storeRecord(state, kind, record);
  }
  return state;
}

/** What a copy says, to programs and to people. */
interface Copy {
  readonly data: string;
  readonly pages: string;
}

async function* copiesOf(site: MemoryState): AsyncGenerator<readonly [MemberId, Copy]> {
  const exports = createDataExports(createMemoryStorage(site), createSettableClock(NOW));
  for (const id of MEMBERS) {
    const files = [...(await exports.take(id))];
    const pages = files.flatMap(([path, content]) => (path.endsWith('.html') ? [content] : []));
    const data = files.find(([path]) => path === 'data.json')?.[1] ?? '';
    yield [id, { data, pages: pages.join('') }];
  }
}
