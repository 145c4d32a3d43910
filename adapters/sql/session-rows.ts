import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Session } from '#core/accounts/domain/session.ts';

/** A row of the table `session`. */
export interface SessionRow {
  readonly token_hash: string;
  readonly member_id: number;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly must_choose_password: number;
  readonly browser: string | null;
  readonly operating_system: string | null;
}

/** The session of a row. */
export function toSession(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    memberId: trusted<MemberId>(row.member_id),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    mustChoosePassword: row.must_choose_password === 1,
    device: { browser: row.browser, operatingSystem: row.operating_system },
  };
}

/** The session as parameters, which are named like the columns. */
export function toSessionParameters(session: Session): {
  [Column in keyof SessionRow]: SessionRow[Column];
} {
  return {
    token_hash: session.tokenHash,
    member_id: session.memberId,
    created_at: Date.parse(session.createdAt),
    last_used_at: Date.parse(session.lastUsedAt),
    must_choose_password: session.mustChoosePassword ? 1 : 0,
    browser: session.device.browser,
    operating_system: session.device.operatingSystem,
  };
}
