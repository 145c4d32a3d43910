import { listOf, type Actor, type Listed } from './actor.ts';
import { habit, type Habit } from './habit.ts';

/* What people do about what their dashboard leads with. */

interface WireOverview {
  readonly told: readonly string[];
  readonly unread: Listed | null;
  readonly saidYes: Listed | null;
  readonly received: readonly Listed[];
  readonly pickUp: { readonly connection: Listed } | null;
}

/** The most things that somebody sees to in one go. */
const MOST_IN_A_ROW = 8;

export const DASHBOARD_HABITS: readonly Habit[] = [
  habit('sees to whatever waits, and then picks up again, or puts aside', 12, async (actor) => {
    for (let more = MOST_IN_A_ROW; more > 0; more -= 1) {
      const { status, body } = await actor.call('getConnectionOverview');
      if (status !== 200) return;
      const overview = body as WireOverview;
      const hasWaited = await seeTo(actor, overview);
      if (!hasWaited) return pickUp(actor, overview);
    }
  }),
];

/** Sees to the first thing that waits; resolves with whether anything did. */
async function seeTo(actor: Actor, overview: WireOverview): Promise<boolean> {
  const { told, unread, saidYes, received } = overview;
  const [request] = received;
  if (told.length > 0) await readNotices(actor);
  else if (unread !== null) await read(actor, unread);
  else if (saidYes !== null) await write(actor, saidYes);
  else if (request === undefined) return false;
  else if (actor.chance.happens(0.8)) {
    await actor.call('acceptConnection', { id: request.id, body: { status: 'accepted' } });
  } else await actor.call('removeConnection', { id: request.id, query: { status: 'pending' } });
  return true;
}

async function pickUp(actor: Actor, overview: WireOverview): Promise<void> {
  await actor.call('getDashboard');
  if (overview.pickUp === null || actor.chance.happens(0.4)) return;
  actor.world.reached.add('a silent connection is offered');
  const { connection } = overview.pickUp;
  if (actor.chance.happens(0.3)) return write(actor, connection);
  const { id } = connection;
  await actor.call('changeConversation', { id, body: putAside(actor) });
  if (actor.chance.happens(0.3)) {
    await actor.call('changeConversation', { id, body: { aside: null } });
  }
}

/** How long somebody wants a connection left out of what is offered. */
export const putAside = ({ chance }: Actor) => ({
  aside: chance.pick(['three_months', 'for_good']),
});

/** Reads everything that those who run the site have told them; resolves with it. */
export async function readNotices(actor: Actor): Promise<readonly Listed[]> {
  const notices = listOf(await actor.call('listNotices'));
  await actor.call('readNotices', { body: { ids: notices.map(({ id }) => id) } });
  return notices;
}

async function read(actor: Actor, { id }: Listed): Promise<void> {
  const messages = listOf(await actor.call('listMessages', { id }));
  const unread = messages.filter(({ receiverId, read }) => receiverId === actor.id && !read);
  for (const message of unread) await actor.call('markMessageAsRead', { id: message.id });
}

async function write(actor: Actor, { id, userId1, userId2 }: Listed): Promise<void> {
  const otherId = userId1 === actor.id ? userId2 : userId1;
  const { words, text } = actor.words('message', otherId, id);
  await actor.call('sendMessage', { id, body: { content: text } }, words);
}
