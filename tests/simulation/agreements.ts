import type { Facts } from './facts.ts';
import { granted, isGranted, me, together, type Lesson } from './lesson.ts';
import type { Truth } from './truth.ts';

/* What is known and true of what two agree on: their bond, and what they do on the same day. */

interface WireBond {
  readonly bond: { readonly relationshipTypeId: number | null };
}

interface WireActivity {
  readonly name: string;
  readonly day: string;
}

interface WireActivities {
  readonly open: (WireActivity & { readonly state: string }) | null;
  readonly done: readonly WireActivity[];
}

/** Whether that member may have chosen that bond for the two, whatever came of it. */
const choiceOf = (connectionId: number, memberId: number, typeId: number | null): string =>
  `${connectionId} ${memberId} ${typeId}`;

/** What the two are, unless others were told so in the meantime, who may have been told later. */
const seesBond = granted((facts, { call, at }, answer) => {
  const { id = 0 } = call;
  if ((facts.bonds.get(id)?.at ?? 0) >= at) return;
  const { relationshipTypeId: typeId } = (answer.body as WireBond).bond;
  facts.bonds.set(id, { typeId, at: answer.at });
});

export const BOND_LESSONS = {
  getBond: seesBond,
  dropSuggestedBond: seesBond,
  /** Says what somebody would like the two to be. */
  chooseBond: together(seesBond, {
    asked: (facts, sent) => {
      const { id = 0, body } = sent.call;
      const { relationshipTypeId } = body as { relationshipTypeId: number };
      facts.bondsChosen.add(choiceOf(id, me(sent), relationshipTypeId));
    },
  }),
} satisfies Record<string, Lesson>;

const activityOf = (connectionId: number, memberId: number, { name, day }: WireActivity): string =>
  `${connectionId} ${memberId} ${name} ${day}`;

/** Says what somebody would like the two to do, and when. */
export const chooseActivity: Lesson = {
  asked: (facts, sent) => {
    const { id = 0, body } = sent.call;
    facts.activitiesChosen.add(activityOf(id, me(sent), body as WireActivity));
  },
};

/** Two are to do, or have done, what both have chosen. */
export const activityOfBoth: Truth = {
  name: 'activities',
  says: 'What two agree to do is what both have chosen, on the day that both have chosen.',
  isBroken: (facts, { call }, answer) => {
    const { id = 0, name } = call;
    if (!name.includes('Activit') || !isGranted(answer)) return null;
    const { open, done } = answer.body as WireActivities;
    const agreed = [...(open?.state === 'agreed' ? [open] : []), ...done];
    const parties = facts.parties.get(id) ?? [];
    const strange = agreed.find(
      (each) => !parties.every((party) => facts.activitiesChosen.has(activityOf(id, party, each))),
    );
    return strange === undefined ? null : `not both have chosen ${strange.name} on ${strange.day}`;
  },
};

function haveBothChosen(facts: Facts, id: number, typeId: number | null): boolean {
  const parties = facts.parties.get(id) ?? [];
  return parties.every((each) => facts.bondsChosen.has(choiceOf(id, each, typeId)));
}

/** Two are what one asked for, or what both have chosen since. */
export const bondOfBoth: Truth = {
  name: 'bonds',
  says: 'The bond of two changes only to what both have chosen.',
  isBroken: (facts, { call, at }, answer) => {
    const { id = 0, name } = call;
    if (!(name in BOND_LESSONS) || !isGranted(answer)) return null;
    const { relationshipTypeId: now } = (answer.body as WireBond).bond;
    const before = facts.bonds.get(id);
    // What was asked before the last answer may be older than that.
    if (before === undefined || before.at >= at || before.typeId === now) return null;
    if (haveBothChosen(facts, id, now)) return null;
    return `the connection ${id} was ${before.typeId} and is ${now}, which not both have chosen`;
  },
};
