import { beforeAll, describe, expect, test } from 'vitest';
import { recordsOf, storeRecord } from '#adapters/memory/memory-records.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { RECORD_KINDS, type RecordKind } from '#core/archive/domain/archived-records.ts';
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
let whole: Copies;

beforeAll(async () => {
  await fillSite(createMemoryStorage(filled));
  whole = await copiesOf(siteWithout());
});

// Without members there is nobody to ask for a copy.
describe.each(RECORD_KINDS.filter((kind) => kind !== 'member'))('each %s', (kind) => {
  test('is in the copies of the members it concerns, unless there is a reason', async () => {
    expect(recordsOf(filled, kind)).not.toEqual([]);
    const { data, pages } = await copiesOf(siteWithout(kind));
    const isCopied = NOT_COPIED[kind] === undefined;
    expect({ inData: data !== whole.data, onPages: pages !== whole.pages }).toEqual({
      inData: isCopied,
      onPages: isCopied,
    });
  });
});

/** The filled site without the records of a kind. */
function siteWithout(leftOut?: RecordKind): MemoryState {
  const state = createMemoryState();
  for (const kind of RECORD_KINDS.filter((each) => each !== leftOut)) {
    for (const record of recordsOf(filled, kind)) storeRecord(state, kind, record);
  }
  return state;
}

/** What the copies of all members say, to programs and to people. */
interface Copies {
  readonly data: string;
  readonly pages: string;
}

async function copiesOf(site: MemoryState): Promise<Copies> {
  const exports = createDataExports(createMemoryStorage(site), createSettableClock(NOW));
  let data = '';
  let pages = '';
  for (const id of MEMBERS) {
    for (const [path, content] of await exports.take(id)) {
      if (path === 'data.json') data += content;
      if (path.endsWith('.html')) pages += content;
    }
  }
  return { data, pages };
}
