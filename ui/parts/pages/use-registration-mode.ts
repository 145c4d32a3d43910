import { use } from 'react';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { RegistrationContext } from './registration.tsx';

/** How a visitor becomes a member; a page that was rendered ahead of time knows it once it is alive. */
export function useRegistrationMode(): RegistrationMode {
  const { mode } = use(RegistrationContext);
  return useHydrated() ? mode : 'open';
}
