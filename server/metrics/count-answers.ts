import type { Response } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { Crowded } from '#core/kernel/too-busy.ts';
import { routeOf } from '#server/http/api-routes.ts';
import type { NoteAnswer } from '#server/http/request-log.ts';

/** In seconds. Most calls take a few milliseconds, and a log-in some thirty. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is not in the contract: pages and their files, and whatever somebody tries. */
const OTHER = 'other';

const calls: readonly Endpoint[] = Object.values(endpoints);
const METHODS: ReadonlySet<string> = new Set([
  'HEAD',
  'OPTIONS',
  ...calls.map(({ method }) => method),
]);
/** They last for as long as a page is open. */
const STREAMS: ReadonlySet<string> = new Set(
  calls.filter(({ streams }) => streams).map(({ path }) => routeOf(path)),
);

/** Why something failed: what didn't answer, or what there was too much of, or something that nobody foresaw. */
type Cause = Crowded | 'storage' | 'process' | 'fault';

const CAUSES: readonly Cause[] = ['storage', 'hashing', 'reading', 'process', 'fault'];

/** Counting many answers at once costs less than half: what counts stays in the caches of the processor. */
const MOST_NOTED = 500;

interface Answered {
  readonly labels: { readonly route: string; readonly method: string; readonly status: Status };
  readonly milliseconds: number;
}

/** Of a client that left before its answer the status is never known. */
type Status = number | 'aborted';

/** Counts what was answered, by the words of the contract alone: no label has an id or anything that somebody typed. */
export function countAnswers(registry: Registry): NoteAnswer {
  let noted: Answered[] = [];
  const countNoted = () => {
    for (const { labels, milliseconds } of noted) durations.observe(labels, milliseconds / 1_000);
    noted = [];
  };
  const durations = new Histogram({
    name: 'hearthkin_http_request_duration_seconds',
    help: 'Requests, and how long they took; but for streams of events that were opened.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    collect: countNoted,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'hearthkin_failed_requests_total',
    help: 'Requests that were answered 500 (a fault) or 503, by why.',
    labelNames: ['cause'],
    registers: [registry],
  });
  for (const cause of CAUSES) failures.inc({ cause }, 0);

  return (request, response, milliseconds) => {
    const route = response.locals.route ?? OTHER;
    const method = METHODS.has(request.method) ? request.method : OTHER;
    const status: Status = response.headersSent ? response.statusCode : 'aborted';
    if (response.statusCode >= 500) failures.inc({ cause: causeOf(response) });
    if (status === 200 && STREAMS.has(route)) return;
    noted.push({ labels: { route, method, status }, milliseconds });
    if (noted.length >= MOST_NOTED) countNoted();
  };
}

/** The process itself cannot answer while it starts or stops, or when all of its streams are open. */
function causeOf({ statusCode, locals: { failure, crowded } }: Response): Cause {
  if (statusCode === 500) return 'fault';
  if (crowded !== undefined) return crowded;
  return failure instanceof StorageUnavailable ? 'storage' : 'process';
}
