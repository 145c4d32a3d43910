import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { PooledStorage } from '#adapters/postgres/connection-pool.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { scrape, type Scrape } from '#tests/support/scrape.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.object({ severity: z.enum(['warning', 'critical']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('monitoring/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules);

const { panels } = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    ),
  })
  .parse(JSON.parse(read('monitoring/dashboard.json')));

const EXPRESSIONS = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** What Prometheus itself knows of whatever it reads. */
const ITS_METRICS = ['up'];
const ITS_LABELS = ['job', 'instance', 'le'];

/** The labels that an expression names: within braces, and those that it groups by. */
const labelsIn = (expression: string) => [
  ...[...expression.matchAll(/[{,]\s*(\w+)\s*[=!]/g)].map(([, label]) => label),
  ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
];

/** The metrics that an expression names: whatever is neither a label, a text, a time, a function nor a word of the language. */
const metricsIn = (expression: string) => {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['sum', 'max', 'min', 'count'].includes(name));
};

let server: TestServer;
let scraped: Scrape;

/** Every metric there is, also those that only PostgreSQL has, and with every label: a limit must have been reached. */
beforeAll(async () => {
  const pool = { pool: 'primary', most: 10, busy: 1, idle: 1, waiting: 0 } as const;
  const storage: PooledStorage = { ...createMemoryStorage(), countConnections: () => [pool] };
  server = await startTestServer({
    storage,
    environment: { METRICS_PORT: '0', RATE_LIMITS: 'on', FILES_LIMIT: '1' },
  });
  let status = 0;
  while (status !== 429) {
    ({ status } = await fetch(`${server.url}/api/contact-messages`, { method: 'POST' }));
  }
  scraped = await scrape(server.metricsUrl);
});
afterAll(() => server.close());

describe.each(EXPRESSIONS)('%s: %s', (_name, expression) => {
  it('asks for metrics that there are', () => {
    const series = [...scraped.kinds].flatMap(([name, kind]) =>
      kind === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    );
    const named = metricsIn(expression);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => ![...series, ...ITS_METRICS].includes(name))).toEqual([]);
  });

  it('asks by labels that there are', () => {
    const known = new Set(scraped.samples.flatMap(({ labels }) => Object.keys(labels)));
    const unknown = labelsIn(expression).filter(
      (label = '') => !known.has(label) && !ITS_LABELS.includes(label),
    );
    expect(unknown).toEqual([]);
  });
});

it('finds what an expression names', () => {
  const expression =
    'topk(8, sum by (le, route) (rate(hearth_bucket{job="up", route!~"x.*"}[5m]))) / max(other) > 0.5';
  expect(metricsIn(expression)).toEqual(['hearth_bucket', 'other']);
  expect(labelsIn(expression)).toEqual(['job', 'route', 'le', 'route']);
});

it('gives every panel an id of its own, and every alert a name', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
});

it('lists every metric of our own in the operations, and no other', () => {
  const listed = [...read('operations.md').matchAll(/^\| `(hearthkin_\w+)`/gm)].map(
    ([, name]) => name,
  );
  const own = [...scraped.kinds.keys()].filter((name) => name.startsWith('hearthkin_'));
  expect(listed.sort()).toEqual(own.sort());
});
