import { createContext, use } from 'react';
import type { Registration } from '#core/site/domain/registration.ts';

/** How a visitor becomes a member; the server wrote it into the document. */
export const RegistrationContext = createContext<Registration>({
  mode: 'open',
  note: '',
  sendsMails: true,
});

/** What a visitor should know before they register; nothing where anybody may. */
export function RegistrationNote({ className = '' }: { readonly className?: string }) {
  return <p className={`empty:hidden ${className}`}>{use(RegistrationContext).note}</p>;
}
