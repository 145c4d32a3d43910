import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm run bench -- NAME` runs the bench of that name and passes on what follows the name. Without a name it
 * lists them all, each with the first sentence of its file's comment.
 */

const ENDING = '.bench.ts';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

const [node = '', , name = '', ...flags] = process.argv;
if (names.includes(name)) {
  const file = fileOf(name);
  process.argv = [node, file, ...flags];
  await import(file);
} else {
  const problem = name === '' ? '' : `There is no bench "${name}".\n\n`;
  const list = names.map((each) => `  ${each.padEnd(13)}${summarize(each)}\n`).join('');
  process.stderr.write(`${problem}npm run bench -- NAME\n\n${list}`);
  if (name !== '') process.exitCode = 1;
}

function fileOf(bench: string): string {
  return join(import.meta.dirname, `${bench}${ENDING}`);
}

/** The first sentence of the comment that begins a bench. */
function summarize(bench: string): string {
  const [, sentence = ''] = /\/\*\s([^]*?)\.\s/.exec(readFileSync(fileOf(bench), 'utf8')) ?? [];
  return sentence.replaceAll(/\s+\*?\s*/g, ' ').trim();
}
