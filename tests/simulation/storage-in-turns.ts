import type { Storage } from '#core/storage.ts';

/** What happens to a call of storage: `null` to let it be, or how it ends instead. */
export type Ending = 'refused' | 'stored_then_refused';

/** Who decides when a call of storage is answered, and how. */
export interface Hand {
  /** Resolves when the caller may go on. */
  readonly turn: () => Promise<void>;
  /** How the call ends, if not well. */
  readonly ending: (isCommit: boolean) => Ending | null;
  readonly refusal: () => Error;
}

/** The storage whose every answer comes when its turn is, and sometimes not at all. */
export function answerInTurns(storage: Storage, hand: Hand): Storage {
  const wrapped: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(storage)) {
    wrapped[name] =
      typeof part === 'function'
        ? inTurn((part as Call).bind(storage), name === 'commit', hand)
        : withMethodsInTurn(part as object, hand);
  }
  return wrapped as unknown as Storage;
}

type Call = (...given: unknown[]) => unknown;

/** A part of what is kept, whose every answer comes when its turn is. */
export function withMethodsInTurn<Part extends object>(part: Part, hand: Hand): Part {
  const methods = new Map<PropertyKey, unknown>();
  return new Proxy(part, {
    get: (target, name) => {
      const found = methods.get(name);
      if (found !== undefined) return found;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = inTurn((value as Call).bind(target), false, hand);
      methods.set(name, method);
      return method;
    },
  });
}

function inTurn(call: Call, isCommit: boolean, hand: Hand): Call {
  return (...given) => {
    const ending = hand.ending(isCommit);
    if (ending === 'refused') return hand.turn().then(() => Promise.reject(hand.refusal()));
    const result = call(...given);
    if (!(result instanceof Promise)) return result;
    return answer(result as Promise<unknown>, ending, hand);
  };
}

async function answer(
  result: Promise<unknown>,
  ending: Ending | null,
  hand: Hand,
): Promise<unknown> {
  const [settled] = await Promise.allSettled([result]);
  await hand.turn();
  if (settled.status === 'rejected') throw settled.reason;
  if (ending === 'stored_then_refused') throw hand.refusal();
  return settled.value;
}
