import type { AccountStatus, Break, Standing } from '#core/safety/domain/standing.ts';
import { bigint, flag, group, mapped, mapping, optional, text, time, union } from './field.ts';
import { record, versioned } from './record.ts';

const onBreak = mapped(
  group<{ readonly since: string | null; readonly isTold: boolean }>()({
    since: optional(time('break_since')),
    isTold: flag('break_told'),
  }),
  ({ since, isTold }): Break | null => (since === null ? null : { since, isTold }),
  (stored) => stored ?? { since: null, isTold: false },
);

const account = union<AccountStatus>()('status', 'status', {
  active: {},
  awaiting_approval: {},
  suspended: { until: time('suspended_until') },
  under_age: {},
  removed: {},
  deleted: {},
});

export const STANDING = mapping(
  group<Standing>()({
    memberId: bigint('member_id'),
    role: text('role'),
    account,
    isListed: flag('listed'),
    mayAsk: flag('may_ask'),
    onBreak,
    leavesOn: optional(time('leaves_on')),
  }),
);

export const STANDINGS = record('standing', { key: 'member_id', archived: versioned(STANDING) });
