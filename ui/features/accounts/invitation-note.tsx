import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { RegistrationNote } from '#ui/parts/pages/registration.tsx';
import { useInvitation } from './use-invitation.ts';

const LOOK = 'mb-6 rounded-box bg-honey-soft p-4';

/** Who invited the newcomer; for those who come without an invitation, how one becomes a member. */
export function InvitationNote({ isByInvitation }: { readonly isByInvitation: boolean }) {
  const { code, from } = useInvitation();
  if (!useHydrated() || !isByInvitation || code === '')
    return <RegistrationNote className={LOOK} />;
  return (
    <p className={LOOK}>
      {from === null ? (
        'You’ve been invited.'
      ) : (
        <>
          <bdi>{from}</bdi> invited you.
        </>
      )}{' '}
      Welcome! The link you were sent lets you in.
    </p>
  );
}
