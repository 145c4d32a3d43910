import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import type { MemberRecords } from './member-records.ts';

/** The index, which also drops the cached records of members that it reports as changed. */
export function forgetChanged(
  index: DiscoveryIndex,
  records: Pick<MemberRecords, 'forget'>,
): DiscoveryIndex {
  return {
    ...index,
    takeChanged: async function* () {
      for await (const members of index.takeChanged()) {
        for (const { id } of members) records.forget(id);
        yield members;
      }
    },
  };
}
