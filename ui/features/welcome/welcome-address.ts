import type { WelcomeStep } from '#core/members/domain/welcome-steps.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';

/** The address of a step of the welcome. */
export function welcomeAddress(step: WelcomeStep): string {
  return `${PAGE_ROUTES.welcome}?step=${step}`;
}
