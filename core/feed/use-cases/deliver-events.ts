import type { FeedChange } from '#core/feed/changes.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { EventHandler, NamedHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';

/** Gives handlers what has happened. */
export interface EventDelivery<Event, Change> {
  /**
   * Gives the handler the events that it has not had. Stops between two events once `isStopping` says so; the rest
   * comes next time.
   */
  readonly deliver: (
    handler: EventHandler<Event, Change>,
    isStopping?: () => boolean,
  ) => Promise<void>;
  /** Stores how far the handler is, and lets another process go on with it at once. */
  readonly letGo: (handler: NamedHandler) => Promise<void>;
}

/** How many events to read at a time. */
const BATCH = 100;

/** For how many milliseconds this process has a handler to itself after each commit. Half of that later it commits again. */
const HOLD = 10_000;

/** How far a handler has come. */
interface Progress {
  /** The last event that is stored as handled, and the last that was handled. */
  readonly stored: number;
  readonly handled: number;
  /** Until when nobody else has the handler; `null` before this process has it. */
  readonly heldUntil: number | null;
  /** From when on what was handled is to be stored, even if nothing was decided upon it. */
  readonly storeAt: number;
}

interface Dependencies<Event, Change> {
  readonly feed: Pick<EventFeed<Event>, 'read' | 'freePosition'>;
  readonly commit: Commit<Change | FeedChange, never>;
  readonly clock: Clock;
  /** Tells this process apart from all others. */
  readonly processId: string;
}

/**
 * Stores what a handler decides in one commit with its position. Of several processes one has a handler, and keeps it for
 * a moment after each commit; when that one dies, another goes on after the last event stored. Two that believe they have
 * it can't both store: a position is stored only in the place of the one that it was decided upon.
 */
export function makeEventDelivery<Event, Change>(
  deps: Dependencies<Event, Change>,
): EventDelivery<Event, Change> {
  const places = makePlaces(deps);
  return {
    deliver: async (handler, isStopping = () => false) => {
      let progress = await places.find(handler.name);
      while (progress !== null && !isStopping()) {
        const events = await deps.feed.read({ after: progress.handled, limit: BATCH });
        progress = await handle(handler, places, { progress, events, isStopping });
        if (events.length < BATCH) return;
      }
    },
    letGo: places.letGo,
  };
}

type Places<Change> = ReturnType<typeof makePlaces<never, Change>>;

/** Where handlers stand, as this process knows it. */
function makePlaces<Event, Change>({
  feed,
  commit,
  clock,
  processId: holder,
}: Dependencies<Event, Change>) {
  const known = new Map<string, Progress>();
  const now = () => Date.parse(clock.now());
  const isHeld = ({ heldUntil }: Progress) => heldUntil !== null && now() < heldUntil;

  /** Stores the changes and how far the handler is; `null`, and nothing stored, when another process was first. */
  async function store(
    name: string,
    { stored: from, handled: to }: Progress,
    changes: readonly Change[],
    hold = HOLD,
  ): Promise<Progress | null> {
    known.delete(name);
    const at = clock.now();
    const heldUntil = Date.parse(at) + hold;
    const place = { from, to, holder, now: at, until: new Date(heldUntil).toISOString() };
    const advance = { type: 'advance_handler', handler: name, ...place } as const;
    const all = [...changes, advance];
    const { stored } = await commit({ changes: all, events: [], actorId: null, at });
    if (!stored) return null;
    const progress = { stored: to, handled: to, heldUntil, storeAt: heldUntil - hold / 2 };
    known.set(name, progress);
    return progress;
  }

  return {
    store,
    isDue: ({ stored, handled, storeAt }: Progress) => handled > stored && now() >= storeAt,
    /** Where to go on; `null` while another process has the handler. */
    find: async (name: string): Promise<Progress | null> => {
      const last = known.get(name);
      if (last && isHeld(last)) return last;
      const stored = await feed.freePosition(name, { holder, now: clock.now() });
      if (stored === null) return null;
      if (last?.stored === stored) return { ...last, heldUntil: null };
      return { stored, handled: stored, heldUntil: null, storeAt: now() + HOLD / 2 };
    },
    remember: (name: string, progress: Progress) => {
      known.set(name, progress);
    },
    letGo: async ({ name }: NamedHandler): Promise<void> => {
      const last = known.get(name);
      if (last && (isHeld(last) || last.handled > last.stored)) await store(name, last, [], 0);
    },
  };
}

/** Lets the handler decide upon the events, and stores that; `null` when another process was first. */
async function handle<Event, Change>(
  { name, decide }: EventHandler<Event, Change>,
  { store, isDue, remember }: Places<Change>,
  work: {
    readonly progress: Progress;
    readonly events: readonly StoredEvent<Event>[];
    readonly isStopping: () => boolean;
  },
): Promise<Progress | null> {
  let progress: Progress | null = work.progress;
  let changes: readonly Change[] = [];
  let failure: { readonly reason: unknown } | null = null;
  for (const event of work.events) {
    if (work.isStopping()) break;
    try {
      changes = [...changes, ...(await decide(event))];
    } catch (reason) {
      failure = { reason };
      break;
    }
    progress = { ...progress, handled: event.id };
    if (!isDue(progress)) continue;
    progress = await store(name, progress, changes);
    if (progress === null) return null;
    changes = [];
  }
  if (changes.length > 0 || isDue(progress)) progress = await store(name, progress, changes);
  else remember(name, progress);
  if (failure !== null) throw failure.reason;
  return progress;
}
