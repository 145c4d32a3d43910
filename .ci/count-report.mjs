/**
 * Reads a JSON report of vitest: prints how many tests passed and failed, and names on the error stream what failed
 * and why, a line each. A file that could not be collected counts as a failure of its own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));

for (const file of report.testResults) {
  const name = path.relative(process.cwd(), file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  for (const test of failed)
    console.error(`${name}: ${test.fullName}: ${firstLine(test.failureMessages.join(' '))}`);
  if (file.status === 'failed' && failed.length === 0)
    console.error(`${name}: ${firstLine(file.message)}`);
}

const collected = Math.min(1, report.numFailedTestSuites);
console.log(report.numPassedTests, Math.max(report.numFailedTests, collected));

function firstLine(text) {
  return text.trim().split('\n')[0].slice(0, 300);
}
