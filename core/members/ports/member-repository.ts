import type { MemberId } from '#core/kernel/ids.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { Versioned } from '#core/kernel/commit.ts';

/** What log-in needs to know of a member. */
export interface Credentials {
  readonly memberId: MemberId;
  readonly passwordHash: string;
}

/** Reads the members; `MemberChange` writes them. Nobody can change by what it returns what is stored. Ids grow and are never given twice. */
export interface MemberRepository {
  findById(id: MemberId): Promise<Self | null>;
  /** Those of the members who are there, by id, all read at one moment. */
  findByIds(ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Self>>;
  /** The record to decide a change upon. */
  load(id: MemberId): Promise<Versioned<Self> | null>;
  /** What is known of the member's address, with the version of their record. */
  loadAddress(id: MemberId): Promise<Versioned<Address> | null>;
  /** By username or claimed e-mail address, given as `toLoginName` makes it. */
  findCredentials(loginName: string): Promise<Credentials | null>;
  /**
   * The members whose account is in use with an id above `after`, in the order of their ids, at most `limit`. Those
   * who take a break are left out, but for the viewer, if there is one, and the viewer's connections. Each is as the
   * viewer sees them: with photos that not everyone sees if it's themselves or they are connected.
   */
  list(page: {
    readonly viewerId?: MemberId;
    readonly after: number;
    readonly limit: number;
  }): Promise<Member[]>;
}
