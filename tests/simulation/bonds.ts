import type { Facts } from './facts.ts';
import { isGranted, me, type Lesson } from './lesson.ts';
import type { Truth } from './truth.ts';

/* What is known and true of the bonds that two agree on. */

interface WireBond {
  readonly bond: { readonly relationshipTypeId: number | null };
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
    if (!/Bond$/.test(name) || !isGranted(answer)) return null;
    const { relationshipTypeId: now } = (answer.body as WireBond).bond;
    const before = facts.bonds.get(id);
    facts.bonds.set(id, now);
    if (before === undefined || before === now || haveBothChosen(facts, id, now)) return null;
    return `the connection ${id} was ${before} and is ${now}, which not both have chosen`;
  },
};
