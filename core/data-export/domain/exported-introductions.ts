import type {
  MeetingThrough,
  ReceivedIntroduction,
} from '#core/introductions/domain/seen-introduction.ts';
import type { Introduction } from '#core/introductions/domain/introduction.ts';
import type { Member } from '#core/members/domain/member.ts';

/** An introduction that is open: one that the member has made, or one by which they are introduced. */
export interface ExportedIntroduction {
  readonly id: number;
  readonly createdAt: string;
  /** Who introduces the member; `null` where they introduce others. */
  readonly introducer: string | null;
  /** The names of those who are introduced, without the member. */
  readonly people: readonly string[];
  /** What the member has written to each of these, or is told. */
  readonly notes: readonly string[];
  /** Whether the member has said yes; `null` where they introduce others. Nobody else's answer is told. */
  readonly saidYes: boolean | null;
}

/** Through whom the member has met someone they're connected with. */
export interface ExportedMeeting {
  readonly connectionId: number;
  readonly introducer: string;
}

/** An introduction as the one has it who is introduced. */
export function toExportedReceived(received: ReceivedIntroduction): ExportedIntroduction {
  const { id, createdAt, introducer, member, note, saidYes } = received;
  const [people, notes] = [[member.name], [note]];
  return { id, createdAt, introducer: introducer.name, people, notes, saidYes };
}

/** An introduction as the one has it who has made it. */
export function toExportedMade({
  introduction: { id, createdAt, sides },
  members,
}: {
  readonly introduction: Introduction;
  readonly members: readonly Pick<Member, 'name'>[];
}): ExportedIntroduction {
  return {
    ...{ id, createdAt, introducer: null, saidYes: null },
    people: members.map(({ name }) => name),
    notes: sides.map(({ note }) => note),
  };
}

/** Through whom the member has met someone. */
export function toExportedMeeting({ connectionId, introducer }: MeetingThrough): ExportedMeeting {
  return { connectionId, introducer: introducer.name };
}
