import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toConnectionId } from '#tests/support/ids.ts';
import {
  BOUT_PAUSE,
  endTyping,
  forgetTyping,
  HINT_SHOWN,
  showTyping,
  useTyping,
} from '#ui/live/typing-store.ts';

const ONE = toConnectionId(1);
const OTHER = toConnectionId(2);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(forgetTyping);
  vi.useRealTimers();
});

const watch = (connectionId = ONE) => renderHook(() => useTyping(connectionId)).result;
const hint = (connectionId = ONE) => {
  act(() => {
    showTyping(connectionId);
  });
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('a hint shows in its conversation for a while after the last one', () => {
  const [typing, elsewhere] = [watch(), watch(OTHER)];
  expect(typing.current).toBeNull();
  hint();
  pass(HINT_SHOWN - 1);
  hint();
  pass(HINT_SHOWN - 1);
  expect(typing.current).toEqual({ isNews: true });
  expect(elsewhere.current).toBeNull();
  pass(1);
  expect(typing.current).toBeNull();
});

test('a hint ends when the message is here, and shows again with the next', () => {
  const typing = watch();
  hint();
  act(() => {
    endTyping(ONE);
  });
  expect(typing.current).toBeNull();
  hint();
  pass(HINT_SHOWN - 1);
  expect(typing.current).not.toBeNull();
});

test('whoever goes on after a pause is no news, until they have been silent for long', () => {
  const typing = watch();
  hint();
  pass(HINT_SHOWN);
  pass(BOUT_PAUSE - HINT_SHOWN);
  hint();
  expect(typing.current).toEqual({ isNews: false });
  pass(BOUT_PAUSE + 1);
  hint();
  expect(typing.current).toEqual({ isNews: true });
});

test('what is forgotten shows no more, and is news when it comes again', () => {
  const typing = watch();
  hint();
  act(forgetTyping);
  expect(typing.current).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  hint();
  expect(typing.current).toEqual({ isNews: true });
});
