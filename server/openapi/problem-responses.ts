import { STATUS_CODES } from 'node:http';
import { isOfDesk } from '#core/kernel/call-address.ts';
import type { DescribedEndpoint } from '#core/contract.ts';
import { problemSchema } from '#core/kernel/schemas/problem.ts';
import { statusOf, type ProblemCode } from '#server/http/problem.ts';
import type { ComponentSchemas } from './component-schemas.ts';

/** What goes wrong with any call: its body is read before anything is made of it. */
const ANY_CALL: readonly ProblemCode[] = [
  'invalid_input',
  'too_large',
  'unsupported_media_type',
  'internal',
  'unavailable',
];

const RETRY_AFTER = {
  description: 'How many seconds to wait before the call is made again.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};

/** Describes every failure that the call can answer, by status. */
export function describeProblems(endpoint: DescribedEndpoint, schemas: ComponentSchemas) {
  const problem = schemas.describe(problemSchema);
  const statuses = [...groupByStatus(codesOf(endpoint))].map(([status, codes]) => {
    const narrowed = {
      allOf: [problem],
      type: 'object',
      properties: { status: { const: status }, code: { enum: codes } },
    };
    const response = {
      description: STATUS_CODES[status] ?? 'Error',
      ...((status === 429 || status === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
      content: { 'application/problem+json': { schema: narrowed } },
    };
    return [String(status), response] as const;
  });
  return Object.fromEntries(statuses);
}

function codesOf(endpoint: DescribedEndpoint): ProblemCode[] {
  const { access, choosesPassword, method, refuses } = endpoint;
  return [
    ...ANY_CALL,
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(access === 'public' || choosesPassword ? [] : (['must_choose_password'] as const)),
    ...(isOfDesk(access) ? (['forbidden', 'second_step_needed'] as const) : []),
    ...(method === 'GET' ? [] : (['bad_origin'] as const)),
    // How much a member reads is limited.
    ...(method === 'GET' && access !== 'public' ? (['too_many_requests'] as const) : []),
    ...refuses,
  ];
}

function groupByStatus(codes: readonly ProblemCode[]): Map<number, ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const status = statusOf[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
