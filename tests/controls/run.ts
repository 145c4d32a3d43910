import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTROLS, type Control } from './controls.ts';

/**
 * Removes each control of `controls.ts` in turn and runs the tests that should notice: `npm run test:controls`, or
 * with names after `--` those alone. First the tests run with every control in place, and must pass.
 */
const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

type Report = z.output<typeof reportSchema>;

async function runTests(tests: readonly string[], control?: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'controls-'));
  const file = join(folder, 'report.json');
  const options = [
    '--config',
    'vitest.controls.config.ts',
    '--reporter=json',
    '--outputFile',
    file,
  ];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...tests],
    {
      stdio: 'ignore',
      env: { ...process.env, ...(control !== undefined && { CONTROL: control }) },
    },
  );
  await new Promise((resolve) => child.once('close', resolve));
  const text = await readFile(file, 'utf8').catch(() => '{}');
  await rm(folder, { recursive: true });
  const report = reportSchema.safeParse(JSON.parse(text));
  if (!report.success) throw new Error('The tests could not be run.');
  return report.data;
}

/** Whether a test has noticed that the control is gone: some fail, and the rest can still run. */
async function isNoticed({ name, tests }: Control): Promise<boolean> {
  const { numFailedTests, numPassedTests } = await runTests(tests, name);
  const sign = numFailedTests > 0 ? 'noticed' : 'NOT NOTICED';
  console.log(
    `${sign.padEnd(12)}${name} (${numFailedTests} of ${numFailedTests + numPassedTests})`,
  );
  return numFailedTests > 0;
}

const names = process.argv.slice(2);
const chosen = CONTROLS.filter(({ name }) => names.length === 0 || names.includes(name));
const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
const whole = await runTests(all);
if (whole.numFailedTests > 0 || whole.numPassedTests === 0) {
  throw new Error(
    `${whole.numFailedTests} tests fail with every control in place: mend them first.`,
  );
}
let missed = 0;
for (const control of chosen) if (!(await isNoticed(control))) missed += 1;
console.log(
  `${chosen.length - missed} of ${chosen.length} controls are noticed when they are gone.`,
);
process.exitCode = missed === 0 ? 0 : 1;
