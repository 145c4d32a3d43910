import type { Response } from 'express';
import { transportProblem } from './problem.ts';
import { sendEmpty } from './send-json.ts';

/**
 * Answers a request with a method that its address does not have: OPTIONS hears which it has, and
 * every other is refused.
 */
export function answerOtherMethod(
  request: { readonly method: string },
  response: Response,
  methods: readonly string[],
): void {
  const heads = methods.includes('GET') ? ['HEAD'] : [];
  const allow = [...methods, ...heads, 'OPTIONS'].join(', ');
  if (request.method !== 'OPTIONS') throw transportProblem('method_not_allowed', ['Allow', allow]);
  sendEmpty(response, 204, ['Allow', allow]);
}
