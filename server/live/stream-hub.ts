import type { CheckSessions } from '#core/accounts/use-cases/check-sessions.ts';
import type { SiteBus } from '#core/events.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { Timings } from '#server/timings.ts';
import { checkTogether } from './check-together.ts';
import type { EventSink } from './event-sink.ts';
import { toEventText, toPlaceText, toRetryText } from './event-text.ts';
import { LiveStream, type Subscription } from './live-stream.ts';
import { NewsDelivery, type DeliveryDependencies } from './news-delivery.ts';
import { WorkUnderWay } from './work-under-way.ts';

const HEARTBEAT_INTERVAL = 20_000;

const HEARTBEAT = toEventText({ type: 'heartbeat' }, null);

/** How far behind the last id of a client may fall before it is given a newer one. */
const UNNAMED = 1_000;

/** How many milliseconds browsers wait before they connect again: not all of them as long, or they would come at once. */
const RETRY = { least: 1_000, most: 4_000 };

interface Dependencies extends DeliveryDependencies {
  readonly bus: Pick<SiteBus, 'listen'>;
  readonly checkSessions: CheckSessions;
  readonly reportFailure: ReportFailure;
  readonly timings: Pick<Timings, 'feed' | 'sessions'>;
}

/** The open streams of this process, and what keeps them going. While none is open, nothing is read. */
export class StreamHub {
  private readonly deps: Dependencies;
  private readonly work: WorkUnderWay;
  private readonly delivery: NewsDelivery;
  private readonly checkSessions: CheckSessions;
  private readonly endListening: () => void;
  private timers: readonly NodeJS.Timeout[] = [];
  private hasStopped = false;
  /** How many streams this process keeps open at most. */
  readonly most: number;

  /** Keeps at most so many streams open. */
  constructor(deps: Dependencies, most: number) {
    this.deps = deps;
    this.most = most;
    this.checkSessions = checkTogether(deps.checkSessions);
    this.work = new WorkUnderWay((error) => {
      deps.reportFailure('Events could not be sent.', error);
    });
    this.delivery = new NewsDelivery(deps, (streams) => this.endDead(streams), this.work);
    const { read, streams } = this.delivery;
    this.endListening = deps.bus.listen({
      onEvent: ({ memberIds }) => {
        if (memberIds.some((id) => streams.of(id) !== undefined)) void read();
      },
      onGap: () => void read(),
      onTyping: (hint) => void this.work.do(() => this.showTyping(hint)),
    });
  }

  /** Whether it opens no stream just now: it has stopped, or as many are open as this process keeps. */
  get isClosed(): boolean {
    return this.hasStopped || this.isFull;
  }

  /** Whether as many streams are open as this process keeps. */
  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** How many streams are open. */
  get count(): number {
    return this.delivery.streams.count;
  }

  /** Opens a stream. It is ready once it was sent what has happened since its last event. */
  open(subscription: Subscription, sink: EventSink): void {
    const stream = new LiveStream(subscription, sink);
    this.delivery.streams.add(stream);
    sink.onClose(() => {
      this.delivery.streams.remove(stream);
      this.restIfAlone();
    });
    if (!this.delivery.streams.has(stream)) return;
    if (this.timers.length === 0) this.startTimers();
    stream.write(toRetryText(RETRY.least + Math.random() * (RETRY.most - RETRY.least)));
    this.delivery.begin(stream);
  }

  /** Ends every stream, opens none any more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    this.endListening();
    for (const stream of this.delivery.streams.all()) this.delivery.streams.end(stream);
    this.restIfAlone();
    await this.work.settled();
  }

  /** Sends the hint to its receiver's open streams. The process that took the call has already checked the rules. */
  private async showTyping({ connectionId, viewerId }: TypingHint): Promise<void> {
    const streams = this.delivery.streams.of(viewerId)?.live ?? [];
    if (streams.length === 0) return;
    await this.endDead(streams);
    const text = toEventText({ type: 'typing', connectionId }, null);
    for (const stream of streams) if (this.delivery.streams.has(stream)) stream.write(text);
  }

  private startTimers(): void {
    const { feed, sessions } = this.deps.timings;
    const check = this.work.once(() => this.endDead(this.delivery.streams.all()));
    this.timers = [
      setInterval(() => {
        this.delivery.retry();
      }, feed),
      setInterval(() => void check(), sessions),
      setInterval(() => {
        this.beat();
      }, HEARTBEAT_INTERVAL),
    ];
    for (const timer of this.timers) timer.unref();
  }

  private restIfAlone(): void {
    if (!this.delivery.streams.isEmpty) return;
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.delivery.rest();
  }

  /** Ends those of the streams whose session is over. */
  private async endDead(streams: readonly LiveStream[]): Promise<void> {
    const hashes = new Set(streams.map(({ subscription }) => subscription.sessionHash));
    const alive = await this.checkSessions([...hashes]);
    for (const stream of streams) {
      if (!alive.has(stream.subscription.sessionHash)) this.delivery.streams.end(stream);
    }
    this.restIfAlone();
  }

  private beat(): void {
    for (const stream of this.delivery.streams.all()) {
      if (stream.isLive) stream.write(HEARTBEAT);
    }
    void this.work.do(() => this.nameNewerPlaces());
  }

  /** Gives the clients of quiet members a newer id now and then, so that they can go on from it. */
  private async nameNewerPlaces(): Promise<void> {
    const place = await this.delivery.position();
    if (place === null) return;
    for (const audience of this.delivery.streams.everyAudience()) {
      for (const stream of audience.live) {
        if (audience.place !== null || stream.named + UNNAMED > place) continue;
        const text = toPlaceText(await this.deps.positions.seal(place, audience.memberId));
        if (stream.named >= place) continue;
        stream.named = place;
        stream.write(text);
      }
    }
  }
}
