import { expect, test } from 'vitest';
import { KeptAnswers } from '#core/discovery/columns/kept-answers.ts';

/** Answers that are counted, about members who change. Those that begin with a question mark are not final. */
function createAsked() {
  const kept = new KeptAnswers<string>((answer) => (answer.startsWith('?') ? null : [1]));
  let version = 1;
  let workedOut = 0;
  const change = () => (version += 1);
  const ask = (
    question: object,
    leftOut: readonly number[] = [7],
    answer: () => string | null = () => `answer ${workedOut}`,
  ) =>
    kept.find(question, { version: () => version, leftOut }, () => {
      workedOut += 1;
      return Promise.resolve(answer());
    });
  return { ask, change };
}

test('an answer is worked out once', async () => {
  const { ask } = createAsked();
  expect(await ask({ viewerId: 7, limit: 3 })).toBe('answer 1');
  expect(await ask({ viewerId: 7, limit: 3 })).toBe('answer 1');
  expect(await ask({ viewerId: 7, limit: 4 })).toBe('answer 2');
  expect(await ask({ viewerId: 7, limit: 3 })).toBe('answer 1');
});

test('an answer is worked out again once a member has changed', async () => {
  const { ask, change } = createAsked();
  await ask({});
  change();
  expect(await ask({})).toBe('answer 2');
  expect(await ask({})).toBe('answer 2');
});

test('an answer is worked out again when others are left out', async () => {
  const { ask } = createAsked();
  expect(await ask({}, [7])).toBe('answer 1');
  expect(await ask({}, [7, 8])).toBe('answer 2');
  expect(await ask({}, [7, 9])).toBe('answer 3');
  expect(await ask({}, [7])).toBe('answer 4');
  expect(await ask({}, [7])).toBe('answer 4');
});

test('an answer during which a member has changed is not the next one', async () => {
  const { ask, change } = createAsked();
  const changing = () => {
    change();
    return 'perhaps too old';
  };
  expect(await ask({}, [7], changing)).toBe('perhaps too old');
  expect(await ask({})).toBe('answer 2');
});

test('an answer that may become another one is not kept, nor is none', async () => {
  const { ask } = createAsked();
  expect(await ask({}, [7], () => '? so far')).toBe('? so far');
  expect(await ask({}, [7], () => null)).toBeNull();
  expect(await ask({})).toBe('answer 3');
});

test('what nobody asks again is forgotten', async () => {
  const { ask } = createAsked();
  const connections = Array.from({ length: 100_000 }, (_none, id) => id);
  for (let viewerId = 1; viewerId <= 120; viewerId += 1) await ask({ viewerId }, connections);
  expect(await ask({ viewerId: 120 }, connections)).toBe('answer 120');
  expect(await ask({ viewerId: 1 }, connections)).toBe('answer 121');
});
