import type { Member } from './member.ts';
import { hasWords } from './prompts.ts';

/** The steps in which a newcomer is welcomed: a few words, a picture, and a hello to somebody. */
export const WELCOME_STEPS = ['words', 'picture', 'hello'] as const;

export type WelcomeStep = (typeof WELCOME_STEPS)[number];

type WelcomedProfile = Pick<Member, 'bio' | 'avatarUrl' | 'preferences'>;

/** The step a member is at, which follows from what their profile has; nothing else is remembered. */
export function welcomeStepOf(profile: WelcomedProfile): WelcomeStep {
  if (!hasWords(profile)) return 'words';
  return (profile.avatarUrl ?? '') === '' ? 'picture' : 'hello';
}

/** The step of that name, if there is one. */
export function findWelcomeStep(name: string | null): WelcomeStep | null {
  return WELCOME_STEPS.find((step) => step === name) ?? null;
}
