import { findWarning } from '#core/safety/domain/message-warning.ts';
import { heldOut } from '#tests/core/safety/scam-corpus/held-out.ts';

/*
 * CPU time to look for signs of scams in a message. Usual messages are read one by one, and some of 2,000 characters
 * are harder on the rules than any letter. The first message of a page also pays for compiling the rules.
 */

const ROUNDS = 50;

const HARD = {
  'one sentence of words': 'can you please send me what i need if you would ',
  'figures in groups': '07700 900 4111 ',
  'letters by themselves': 'w h a t s a ',
  'figures in words': 'seven double oh ',
  addresses: 'www.a.b@c.d http://e.f/g ',
  'a letter of many sentences':
    'My sister came on Sunday and we had tea. Could you send me the pattern? ',
};

function measure(texts: readonly string[], rounds: number): number {
  const started = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    for (const text of texts) findWarning(text);
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000 / (rounds * texts.length);
}

function show(what: string, milliseconds: number): void {
  process.stdout.write(`${what.padEnd(48)} ${milliseconds.toFixed(3).padStart(7)} ms\n`);
}

const usual = [...heldOut.warning, ...heldOut.innocent];
show('the first message', measure(usual.slice(0, 1), 1));
show(`usual messages, each the first time (${usual.length})`, measure(usual, 1));
show('usual messages', measure(usual, ROUNDS));
for (const [name, part] of Object.entries(HARD)) {
  const text = part.repeat(2_000 / part.length + 1).slice(0, 2_000);
  show(`2,000 characters: ${name}`, measure([text], ROUNDS));
}
