import type { Failing } from './shrink.ts';

/** How much of an answer a story tells. */
const LENGTH = 160;
const LINES = 60;

/** A failing run as a short story in words. */
export function tellStory({ plan, outcome }: Failing): string {
  const { broken, told } = outcome;
  const until = told.findIndex((line) => line.includes(' BROKEN '));
  const lines = told.slice(0, until === -1 ? undefined : until + 1).slice(-LINES);
  return [
    `A story of seed ${plan.seed}, with ${plan.members} people, on ${plan.storage}.`,
    '',
    ...lines.map(tellLine),
    '',
    `What is not true: ${broken?.message}`,
  ].join('\n');
}

/** A line of the history as a sentence. */
function tellLine(line: string): string {
  const [at = '', ...rest] = line.split(' ');
  const when = at.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).replace('T', ' ');
  const said = rest.join(' ').replaceAll(/\s+/g, ' ');
  const call = /^(\d+) (GET|POST|PUT|PATCH|DELETE) (\S+) (\d+) ?(.*)$/.exec(said);
  if (call === null) return `${when}  ${said.replace(/^(\d+) /, 'Person $1 ').slice(0, LENGTH)}`;
  const [, person, method, path, status, answer = ''] = call;
  const { code } = /"code":"(?<code>\w+)"/.exec(answer)?.groups ?? {};
  const outcome =
    status === '0' ? 'no answer comes' : `${status}${code === undefined ? '' : ` ${code}`}`;
  return `${when}  Person ${person}: ${method} ${path} → ${outcome}`;
}
