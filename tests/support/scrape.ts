/** One number of a metric, under its labels. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a process says of itself, in the text format of Prometheus. */
export interface Scrape {
  readonly text: string;
  /** The kind of each metric, by its name. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly samples: readonly Sample[];
  /** The one number with that name and these labels; `null` when it is absent. */
  readonly valueOf: (name: string, labels?: Readonly<Record<string, string>>) => number | null;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads the metrics of the process, as Prometheus does. */
export async function scrape(metricsUrl: string | null): Promise<Scrape> {
  const response = await fetch(`${metricsUrl}/metrics`);
  if (!response.ok) throw new Error(`Metrics were answered with ${response.status}.`);
  const text = await response.text();
  const lines = text.split('\n');
  const samples = lines.flatMap((line) => {
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
    return name === undefined ? [] : [{ name, labels: toLabels(labels), value: Number(value) }];
  });
  return {
    text,
    kinds: new Map(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name!, kind!]),
    ),
    samples,
    valueOf: (name, wanted = {}) => {
      const found = samples.filter(
        (sample) =>
          sample.name === name &&
          Object.entries(wanted).every(([label, value]) => sample.labels[label] === value),
      );
      if (found.length > 1) throw new Error(`${name} has ${found.length} such values.`);
      return found[0]?.value ?? null;
    },
  };
}

function toLabels(text: string): Record<string, string> {
  const pairs = [...text.matchAll(LABEL)].map(([, label = '', value = '']) => [label, value]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
