import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findWelcomeStep,
  WELCOME_STEPS,
  welcomeStepOf,
} from '#core/members/domain/welcome-steps.ts';
import { anyMember, anyPrompts } from '#tests/support/arbitraries.ts';
import { newMember } from '#tests/support/new-member.ts';
import { tries } from '#tests/support/tries.ts';

const SILENT = { ...newMember(), age: null, bio: null, avatarUrl: null };

it('begins with words, goes on to a picture, to age and place, and then to a hello', () => {
  const written = { ...SILENT, preferences: { ...SILENT.preferences, prompts: { give: 'Soup' } } };
  expect(welcomeStepOf(SILENT)).toBe('words');
  expect(welcomeStepOf(written)).toBe('picture');
  expect(welcomeStepOf({ ...SILENT, bio: 'I bake.' })).toBe('picture');
  const pictured = { ...written, avatarUrl: '/pictures/teapot.svg' };
  expect(welcomeStepOf(pictured)).toBe('place');
  expect(welcomeStepOf({ ...SILENT, avatarUrl: '/pictures/teapot.svg' })).toBe('words');
});

it.each([
  ['an age', { age: 72 }, {}],
  ['a country', {}, { country: 'GB' as const }],
  ['a way to meet', {}, { meeting: ['letters' as const] }],
])(
  'takes %s alone for an answer: each of the three questions may be left out',
  (_what, own, told) => {
    const { preferences } = SILENT;
    const pictured = { ...SILENT, bio: 'I bake.', avatarUrl: '/pictures/teapot.svg' };
    const answered = { ...pictured, ...own, preferences: { ...preferences, ...told } };
    expect(welcomeStepOf(answered)).toBe('hello');
  },
);

it('never goes back because somebody writes more or chooses a picture', () => {
  const position = (profile: Parameters<typeof welcomeStepOf>[0]) =>
    WELCOME_STEPS.indexOf(welcomeStepOf(profile));
  fc.assert(
    fc.property(anyMember, anyPrompts, fc.webPath(), (member, more, path) => {
      const prompts = { ...member.preferences.prompts, ...more };
      const written = { ...member, preferences: { ...member.preferences, prompts } };
      expect(position(written)).toBeGreaterThanOrEqual(position(member));
      const pictured = { ...member, avatarUrl: `/x${path}` };
      expect(position(pictured)).toBeGreaterThanOrEqual(position(member));
    }),
    { numRuns: tries(30) },
  );
});

it.each([
  ['words', 'words'],
  ['hello', 'hello'],
  ['Words', null],
  ['toString', null],
  ['', null],
  [null, null],
])('finds the step named %j: %j', (name, step) => {
  expect(findWelcomeStep(name)).toBe(step);
});
