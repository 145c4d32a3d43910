import { use } from 'react';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { RegistrationContext } from './registration.tsx';

/** Whether the site sends mails; a page that was rendered ahead of time knows it once it is alive. */
export function useSendsMails(): boolean {
  const { sendsMails } = use(RegistrationContext);
  return useHydrated() ? sendsMails : true;
}
