import type { Response } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { TooBusy, type Crowded } from '#core/kernel/too-busy.ts';
import { routeOf } from '#server/http/api-routes.ts';
import type { NoteAnswer } from '#server/http/request-log.ts';

/** In seconds. Most calls take a few milliseconds, and a log-in some thirty. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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

/** Why something was answered 503: what didn't answer, or what there was too much of. */
type Cause = Crowded | 'storage' | 'process';

const CAUSES: readonly Cause[] = ['storage', 'hashing', 'reading', 'process'];

/** Counting many answers at once costs less than half: what counts stays in the caches of the processor. */
const MOST_NOTED = 500;

interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number | 'aborted';
  readonly milliseconds: number;
}

/** Counts what was answered, by the words of the contract alone: no label has an id or anything that somebody typed. */
export function countAnswers(registry: Registry): NoteAnswer {
  const registers = [registry];
  const requests = new Counter({
    name: 'hearthkin_http_requests_total',
    help: 'Requests that were answered; "aborted" is the status of those whose client left before.',
    labelNames: ['route', 'method', 'status'],
    collect: () => {
      countNoted();
    },
    registers,
  });
  const durations = new Histogram({
    name: 'hearthkin_http_request_duration_seconds',
    help: 'How long requests took, without streams of events.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    collect: () => {
      countNoted();
    },
    registers,
  });
  const unavailable = new Counter({
    name: 'hearthkin_unavailable_total',
    help: 'Requests that were answered 503, by what could not answer.',
    labelNames: ['cause'],
    registers,
  });
  for (const cause of CAUSES) unavailable.inc({ cause }, 0);
  let noted: Answered[] = [];

  function countNoted(): void {
    for (const { route, method, status, milliseconds } of noted) {
      requests.inc({ route, method, status });
      if (!STREAMS.has(route)) durations.observe({ route, method }, milliseconds / 1_000);
    }
    noted = [];
  }

  return (request, response, milliseconds) => {
    const route = response.locals.route ?? OTHER;
    const method = METHODS.has(request.method) ? request.method : OTHER;
    const status = response.headersSent ? response.statusCode : 'aborted';
    noted.push({ route, method, status, milliseconds });
    if (noted.length >= MOST_NOTED) countNoted();
    if (status === 503) unavailable.inc({ cause: causeOf(response) });
  };
}

/** The process itself cannot answer while it starts or stops, or when all of its streams are open. */
function causeOf({ locals: { failure } }: Response): Cause {
  if (failure instanceof TooBusy) return failure.crowded;
  return failure instanceof StorageUnavailable ? 'storage' : 'process';
}
