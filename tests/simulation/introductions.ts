import type { Actor } from './actor.ts';
import { outcomeOf, type Answer } from './exchange.ts';
import { pairOf, type Facts } from './facts.ts';
import { habit } from './habit.ts';
import { granted, me, setting, together, type Lesson } from './lesson.ts';
import { tokenOf, type Device, type Person } from './people.ts';
import { CLOCK_ERROR, type Truth } from './truth.ts';
import type { World } from './world.ts';

/* What is done, known and true of introductions. */

const DAY = 86_400_000;
const DAYS_AFTER_NO = 90;

interface WireIntroductions {
  readonly received: readonly {
    readonly id: number;
    readonly introducer: { readonly id: number };
    readonly member: { readonly id: number };
    readonly saidYes: boolean;
  }[];
  readonly made: readonly { readonly id: number }[];
}

const receivedIn = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  status === 200 ? (body as WireIntroductions).received : [];

export const INTRODUCTION_HABITS = [
  habit('introduces two', 12, async (actor) => {
    const { chance } = actor;
    await actor.connections('accepted');
    // Some introduce everybody whom they know to each other.
    for (let more = chance.happens(0.1) ? 5 : 1; more > 0; more -= 1) await introduceTwo(actor);
  }),
  habit('answers an introduction', 30, async (actor) => {
    const { chance } = actor;
    const known = chance.pick(receivedIn(await actor.call('listIntroductions')));
    if (known === undefined) return;
    const answer = chance.happens(0.75) ? 'yes' : 'no';
    const { body } = await actor.call('answerIntroduction', { id: known.id, body: { answer } });
    if (connectionIn(body) !== null) actor.world.reached.add('an introduction connects two');
  }),
  habit('takes an introduction back', 1, async (actor) => {
    const { body, status } = await actor.call('listIntroductions');
    const made = status === 200 ? (body as WireIntroductions).made : [];
    const chosen = actor.chance.pick(made);
    if (chosen !== undefined) await actor.call('withdrawIntroduction', { id: chosen.id });
  }),
];

async function introduceTwo(actor: Actor): Promise<void> {
  const { chance, device, world } = actor;
  const others = device.shownConnections
    .filter(({ status }) => status === 'accepted')
    .map(({ otherId }) => otherId);
  const memberId1 = chance.pick(others) ?? 0;
  const strangers = others.filter((id) => !world.facts.mayKnow(memberId1, id, world.facts.moment));
  const memberId2 = chance.pick(chance.happens(0.8) ? strangers : others);
  if (memberId2 === undefined || memberId1 === memberId2) return;
  const [note1, note2] = [memberId1, memberId2].map((id) => actor.words('hint', id, null).text);
  await actor.call('introduceMembers', { body: { memberId1, memberId2, note1, note2 } });
}

const connectionIn = (body: unknown) =>
  ((body ?? {}) as { connectionId?: number | null }).connectionId ?? null;

const answerOf = (facts: Facts, answer: string, id: number, memberId: number) =>
  facts.doubt(`${answer} ${id} ${memberId}`);

const answering = (value: 'yes' | 'no'): Lesson =>
  setting(
    (facts, sent) => answerOf(facts, value, sent.call.id ?? 0, me(sent)),
    ({ call }) => (call.body as { answer: string }).answer === value,
  );

export const INTRODUCTION_LESSONS = {
  listIntroductions: granted((facts, sent, answer) => {
    for (const { id, member } of receivedIn(answer)) {
      facts.introductions.set(id, {
        pair: [me(sent), member.id],
        on: facts.introductions.get(id)?.on ?? 0,
      });
    }
  }),
  introduceMembers: granted((facts, { call, on }, { body }) => {
    const { memberId1, memberId2 } = call.body as { memberId1: number; memberId2: number };
    const { id } = body as { id: number };
    facts.introductions.set(id, { pair: [memberId1, memberId2], on });
  }),
  answerIntroduction: together(answering('yes'), answering('no'), {
    asked: (facts, sent) => {
      const { pair } = facts.introductions.get(sent.call.id ?? 0) ?? {};
      const isYes = (sent.call.body as { answer: string }).answer === 'yes';
      if (pair !== undefined && isYes) facts.saidYes.add(`${pairOf(...pair)} ${me(sent)}`);
    },
    answered: (facts, sent, { body, at, on }) => {
      const connectionId = connectionIn(body);
      const { pair } = facts.introductions.get(sent.call.id ?? 0) ?? {};
      const otherId = pair?.find((each) => each !== me(sent));
      if (connectionId === null || otherId === undefined) return;
      facts.meet(connectionId, otherId, me(sent));
      facts.lastWords.set(connectionId, { at, on });
    },
  }),
} satisfies Record<string, Lesson>;

/** Who is introduced to whom, and by whom. */
export const introduced: Truth = {
  name: 'introductions',
  says: 'Two are introduced by somebody whom both know, connected once both say yes, and left alone after a no.',
  isBroken: (facts, sent, answer) => {
    const { call, at } = sent;
    const areKnown = (one: number, other: number) => facts.mayKnow(one, other, at);
    if (call.name === 'introduceMembers' && answer.status === 201) {
      const { memberId1, memberId2 } = call.body as { memberId1: number; memberId2: number };
      const stranger = [memberId1, memberId2].find((each) => !areKnown(me(sent), each));
      return stranger === undefined ? null : `${stranger} is no connection of ${me(sent)}`;
    }
    if (call.name === 'answerIntroduction' && connectionIn(answer.body) !== null) {
      const { id = 0 } = call;
      const otherId = facts.introductions.get(id)?.pair.find((each) => each !== me(sent)) ?? 0;
      const isMet = answerOf(facts, 'yes', id, otherId).certainSince(at) !== false;
      return isMet ? null : `${otherId} has not said yes to ${id}`;
    }
    if (call.name !== 'listIntroductions') return null;
    for (const { id, introducer, member } of receivedIn(answer)) {
      const stranger = [me(sent), member.id].find((each) => !areKnown(introducer.id, each));
      if (stranger !== undefined) return `${introducer.id} introduces ${stranger}, a stranger`;
      if (isTurnedDown(facts, [me(sent), member.id], { at, on: answer.on })) {
        return `${me(sent)} is introduced to ${member.id} by ${id} after a no`;
      }
    }
    return null;
  },
};

/** Whether the first has said no to meeting the other, or one of the two to being asked by the other, and it counts. */
function isTurnedDown(
  facts: Facts,
  [own, other]: readonly [number, number],
  { at, on }: { readonly at: number; readonly on: number },
): boolean {
  const rests = [`${own}>${other}`, `${other}>${own}`].map((key) => facts.rests.get(key));
  if (rests.some((rest) => rest && rest.since < at && on < rest.until - CLOCK_ERROR)) return true;
  return [...facts.introductions].some(
    ([id, { pair, on: madeOn }]) =>
      pairOf(...pair) === pairOf(own, other) &&
      answerOf(facts, 'no', id, own).certainSince(at) === true &&
      on < madeOn + DAYS_AFTER_NO * DAY - CLOCK_ERROR,
  );
}

/**
 * While nothing else goes on, somebody answers an introduction, and neither the other nor the introducer can tell: all that
 * they are shown is as it was, unless both have said yes by then.
 */
export async function answerInSilence(world: World, actor: Actor): Promise<void> {
  const { person, device } = actor;
  const listed = await world.call(person, device, { name: 'listIntroductions' });
  const known = receivedIn(listed).find(({ saidYes }) => !saidYes);
  if (known === undefined) return;
  const watching = [known.introducer.id, known.member.id].flatMap((id) => watcherOf(world, id));
  const before = await seenBy(world, watching);
  const answer = actor.chance.happens(0.7) ? 'no' : 'yes';
  const call = { name: 'answerIntroduction', id: known.id, body: { answer } } as const;
  const answered = await world.call(person, device, call);
  if (outcomeOf(answered) !== 'granted' || connectionIn(answered.body) !== null) return;
  await actor.wait(1_000);
  const after = await seenBy(world, watching);
  if (before === null || after === null) return;
  world.reached.add(`a ${answer} to an introduction is silent`);
  const place = before.findIndex((each, index) => each !== after[index]);
  if (place !== -1) world.fail('silent-no', `a ${answer} shows: it became ${after[place]}`);
}

interface Watcher {
  readonly person: Person;
  readonly device: Device;
}

function watcherOf({ people }: World, memberId: number): readonly Watcher[] {
  return people
    .filter((person) => person.memberId === memberId)
    .flatMap((person) => person.devices.map((device) => ({ person, device })))
    .filter(({ device }) => tokenOf(device) !== null)
    .slice(0, 1);
}

/** All that they are shown, and have heard; `null` where one of them is not answered. */
async function seenBy(
  world: World,
  watching: readonly Watcher[],
): Promise<readonly string[] | null> {
  const seen: string[] = [];
  for (const { person, device } of watching) {
    for (const name of ['listIntroductions', 'listConnections', 'listNotices'] as const) {
      const { status, text } = await world.call(person, device, { name });
      if (status !== 200) return null;
      seen.push(text);
    }
    seen.push(device.stream?.opened.text.replaceAll(/^.*heartbeat.*$/gm, '') ?? '');
  }
  return seen;
}
