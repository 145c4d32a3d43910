import { expect, test } from 'vitest';
import { togetherSeenBy } from '#core/connections/domain/together-seen.ts';
import type { Together } from '#core/connections/domain/together.ts';
import { toMemberId } from '#tests/support/ids.ts';

const [ROSA, DANIEL] = [toMemberId(1), toMemberId(2)];
const SIBLINGS = { relationshipTypeId: 2, side: null } as const;
const CONNECTION = {
  status: 'accepted',
  requesterId: ROSA,
  recipientId: DANIEL,
  ...SIBLINGS,
  note: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  acceptedAt: '2026-03-02T10:00:00.000Z',
} as const;
const WEEKLY = { cadence: { every: 'week' } } as const;
const SOUP = { name: 'same_soup', day: '2026-03-20' } as const;

const hasSuggestion = (kept: Omit<Together, 'questions'>) =>
  [ROSA, DANIEL].map(
    (viewer) => togetherSeenBy(CONNECTION, { questions: [], ...kept }, viewer).hasSuggestion,
  );

test.each<[string, Omit<Together, 'questions'>]>([
  ['a rhythm', { rhythm: { state: 'proposed', by: ROSA, ...WEEKLY } }],
  ['a bond', { bond: { relationshipTypeId: 3, side: 'offer', by: ROSA } }],
  ['something to do', { activities: [{ state: 'suggested', by: ROSA, ...SOUP }] }],
  [
    'something to do after what was done',
    {
      activities: [
        { state: 'done', ...SOUP },
        { state: 'suggested', by: ROSA, ...SOUP },
      ],
    },
  ],
])('%s that one suggests waits for the other alone', (_what, kept) => {
  expect(hasSuggestion(kept)).toEqual([false, true]);
});

test.each<[string, Omit<Together, 'questions'>]>([
  ['nothing', {}],
  ['a rhythm that rests', { rhythm: { state: 'resting', dueAt: '2026-03-20', ...WEEKLY } }],
  ['the bond that they have', { bond: { ...SIBLINGS, by: ROSA } }],
  ['something that both would like to do', { activities: [{ state: 'agreed', ...SOUP }] }],
  ['something they did', { activities: [{ state: 'done', ...SOUP }] }],
])('%s waits for nobody', (_what, kept) => {
  expect(hasSuggestion(kept)).toEqual([false, false]);
});
