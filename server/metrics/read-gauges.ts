import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { TIMINGS, type Timings } from '#server/timings.ts';
import { together } from './together.ts';

/** A number that was read, under its labels. */
interface Reading<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** What is read when metrics are asked for. */
export interface GaugeReading<Label extends string = string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
  readonly read: () => Promise<readonly Reading<Label>[]>;
}

/** A gauge of one number. */
export function one(
  name: string,
  help: string,
  read: () => number | Promise<number>,
): GaugeReading<never> {
  return { name, help, labelNames: [], read: async () => [{ labels: {}, value: await read() }] };
}

/** A gauge with a label that has a few values, each with its own number. */
export function several<Label extends string>(
  name: string,
  help: string,
  label: Label,
  read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
): GaugeReading<Label> {
  return {
    name,
    help,
    labelNames: [label],
    read: async () =>
      Object.entries(await read()).map(([name, value]) => ({
        labels: { [label]: name } as Record<Label, string>,
        value,
      })),
  };
}

/**
 * Adds a gauge that is read with each scrape. One reading goes on at a time. While it fails, or takes too long, the
 * gauge is absent: an old number would look like a new one.
 */
export function addGauge(
  registry: Registry,
  { read, ...described }: GaugeReading,
  { reading: patience }: Pick<Timings, 'reading'> = TIMINGS,
): void {
  const reading = together(read);
  const gauge = new Gauge({
    ...described,
    labelNames: [...described.labelNames],
    registers: [],
    async collect() {
      const late = setTimeout(patience, [], { ref: false });
      const readings = await Promise.race([reading(), late]).catch(() => []);
      if (described.labelNames.length === 0) this.remove();
      else this.reset();
      for (const { labels, value } of readings) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}
