import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { AskingRefusal } from '#core/members/refusals.ts';
import { isWithinAgeRange, type AgeRange } from './age-range.ts';

/** Who may ask a member to connect. Every limit that is set must be met. */
export interface WhoMayAsk {
  /** Only for one of these bonds, by id; for any bond and for none when it is empty. */
  readonly relationshipTypes: readonly number[];
  /** Only members whose age is known and in this range; members of any age when it is `null`. */
  readonly ageRange: AgeRange | null;
  /** Only with a few words. */
  readonly onlyWithNote: boolean;
}

/** What every member starts with: everyone may ask. */
export const EVERYONE: WhoMayAsk = { relationshipTypes: [], ageRange: null, onlyWithNote: false };

/** True when no limit is set. */
export function isEveryone({ relationshipTypes, ageRange, onlyWithNote }: WhoMayAsk): boolean {
  return relationshipTypes.length === 0 && ageRange === null && !onlyWithNote;
}

/** What matters of the one who asks: their age, if they say it. */
interface Asker {
  readonly age: number | null;
}

/** What a request to connect says. */
interface AskingWords {
  readonly relationshipTypeId: number | null;
  readonly note: string | null;
}

/** Grants the request, or says what would let it through; of ages, only that nothing would. */
export function mayAsk(
  { relationshipTypes, ageRange, onlyWithNote }: WhoMayAsk,
  asker: Asker,
  { relationshipTypeId, note }: AskingWords,
): Result<null, AskingRefusal> {
  if (ageRange !== null && !isWithinAgeRange(asker.age, ageRange)) {
    return refused({ code: 'takes_no_requests' });
  }
  if (relationshipTypes.length > 0 && !relationshipTypes.some((id) => id === relationshipTypeId)) {
    return refused({ code: 'bond_needed' });
  }
  return onlyWithNote && note === null ? refused({ code: 'note_needed' }) : granted(null);
}

/** What one member needs to know before they ask another. */
export interface Asking {
  readonly status: 'open' | 'with_note' | 'closed';
  /** The bonds that they can ask for, by id; any bond and none when it is empty. */
  readonly relationshipTypes: readonly number[];
}

/** What the asker may know of the limits: no more than what a request needs. */
export function askingOf(whoMayAsk: WhoMayAsk, asker: Asker): Asking {
  const [relationshipTypeId = null] = whoMayAsk.relationshipTypes;
  const attempt = mayAsk(whoMayAsk, asker, { relationshipTypeId, note: null });
  const { relationshipTypes } = whoMayAsk;
  if (attempt.ok) return { status: 'open', relationshipTypes };
  return attempt.refusal.code === 'note_needed'
    ? { status: 'with_note', relationshipTypes }
    : { status: 'closed', relationshipTypes: [] };
}
