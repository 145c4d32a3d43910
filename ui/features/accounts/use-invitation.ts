import { useSearchParams } from 'react-router-dom';
import { greetingName } from '#core/mail/domain/greeting-name.ts';

/** What the link of an invitation says: its code, and the first name of whoever made it. */
interface InvitationLink {
  /** Empty where nobody was invited. */
  readonly code: string;
  readonly from: string | null;
}

/** The invitation in the address. Anybody can write there, so a name that looks like an address is left out. */
export function useInvitation(): InvitationLink {
  const [search] = useSearchParams();
  return {
    code: search.get('invitation') ?? '',
    from: greetingName(search.get('from') ?? ''),
  };
}
