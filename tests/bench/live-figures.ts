/** Prints the median, the 99th percentile and the most of these milliseconds. */
export function printTimes(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, two) => one - two);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  printFigure(name, `median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`);
}

/** Prints one figure beside its name. */
export function printFigure(name: string, value: string): void {
  process.stdout.write(`  ${name.padEnd(58)} ${value}\n`);
}
