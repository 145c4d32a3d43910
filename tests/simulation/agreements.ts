import type { Facts } from './facts.ts';
import { isGranted, me, type Lesson } from './lesson.ts';
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

/** Says what somebody would like the two to be. */
export const chooseBond: Lesson = {
  asked: (facts, sent) => {
    const { id = 0, body } = sent.call;
    const { relationshipTypeId } = body as { relationshipTypeId: number };
    facts.bondsChosen.add(choiceOf(id, me(sent), relationshipTypeId));
  },
};

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
  isBroken: (facts, { call }, answer) => {
    const { id = 0, name } = call;
    if (!name.endsWith('Bond') || !isGranted(answer)) return null;
    const { relationshipTypeId: now } = (answer.body as WireBond).bond;
    const before = facts.bonds.get(id);
    facts.bonds.set(id, now);
    if (before === undefined || before === now || haveBothChosen(facts, id, now)) return null;
    return `the connection ${id} was ${before} and is ${now}, which not both have chosen`;
  },
};
