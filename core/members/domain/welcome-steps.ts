import type { Member } from './member.ts';
import { hasWords } from './prompts.ts';

/** The steps in which a newcomer is welcomed: a few words, a picture, who can be near, and a hello to somebody. */
export const WELCOME_STEPS = ['words', 'picture', 'place', 'hello'] as const;

export type WelcomeStep = (typeof WELCOME_STEPS)[number];

type WelcomedProfile = Pick<Member, 'age' | 'bio' | 'avatarUrl' | 'preferences'>;

/** The step a member is at, which follows from what their profile has; nothing else is remembered. */
export function welcomeStepOf(profile: WelcomedProfile): WelcomeStep {
  if (!hasWords(profile)) return 'words';
  if ((profile.avatarUrl ?? '') === '') return 'picture';
  return hasAgeOrPlace(profile) ? 'hello' : 'place';
}

/** Whether any of the three questions about age and place is answered: each may be left out. */
function hasAgeOrPlace({ age, preferences: { country, meeting } }: WelcomedProfile): boolean {
  return age !== null || country !== null || meeting.length > 0;
}

/** The step of that name, if there is one. */
export function findWelcomeStep(name: string | null): WelcomeStep | null {
  return WELCOME_STEPS.find((step) => step === name) ?? null;
}
