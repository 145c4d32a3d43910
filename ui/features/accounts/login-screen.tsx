import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { stepAfter } from '#ui/session/log-in-refusal.ts';
import { ApiError, describeError } from '#ui/api/client.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import type { LoginRequest } from '#ui/parts/pages/to-login.tsx';
import type { BarredLogIn } from './barred-account.tsx';
import { CodeForm } from './code-form.tsx';
import { Entrance } from './entrance.tsx';
import { LeftNotice } from './left-notice.tsx';
import { UnderAgeNotice } from './under-age-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';

type Credentials = BarredLogIn['credentials'] & { readonly code?: string };

const loadBarredAccount = async () => (await import('./barred-account.tsx')).BarredAccount;

/** The way in for members; it leads to the dashboard, or to the screen that was asked for. */
export function LoginScreen() {
  const { member, endedMemberId, mustChoosePassword, logIn } = useAuth();
  const state: unknown = useLocation().state;
  const isHydrated = useHydrated();
  const [isEntering, setIsEntering] = useState(false);
  const [barred, setBarred] = useState<BarredLogIn | null>(null);
  const [asked, setAsked] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { part: BarredAccount, show } = useLatePart(loadBarredAccount, console.error);
  const enter = async (credentials: Credentials): Promise<unknown> => {
    setIsEntering(true);
    setBarred(null);
    setFailure(null);
    try {
      await logIn(credentials);
      return null;
    } catch (error) {
      console.error(error);
      const problem = readBarringOf(error);
      const isAboutCode = stepAfter(error) === 'ask_code';
      if (problem === null && !isAboutCode) setFailure(describeFailure(error));
      if (isAboutCode) setAsked(credentials);
      else if (asked !== null && !isLimited(error)) setAsked(null);
      if (problem !== null) {
        setBarred({ ...problem, credentials });
        show();
      }
      return error;
    }
  };
  if (member !== null) {
    const usual = isEntering ? PAGE_ROUTES.dashboard : PAGE_ROUTES.profile;
    return <Navigate to={requestedPath(state, member.id) ?? usual} replace />;
  }
  const isNew = isHydrated && registeredUsername(state) !== '';
  if (mustChoosePassword) return <Navigate to={PAGE_ROUTES.newPassword} replace />;
  return (
    <Entrance
      title="Login"
      subtitle={isNew ? 'Your account is ready.' : 'Welcome back. It’s good to see you.'}
      description="Log in to see your messages, your connections and people hoping for the same kind of connection as you."
      aside={
        <p className="text-lg">
          {isNew ? 'Log in, and we’ll introduce you to people.' : 'Everything’s as you left it.'}
        </p>
      }
    >
      {endedMemberId !== null && (
        <p role="alert" className="mb-6 rounded-box bg-honey-soft p-4">
          You’ve been logged out. Please log in again; we’ve kept what you were writing.
        </p>
      )}
      {barred !== null && BarredAccount && (
        <BarredAccount
          {...barred}
          onComeBack={async (credentials) => {
            await enter(credentials);
          }}
          onStayGone={() => {
            setBarred(null);
          }}
        />
      )}
      {barred === null && <LeftNotice state={state} />}
      {isSentForUnderAge(state) && <UnderAgeNotice />}
      {asked === null ? (
        <>
          <LoginForm
            username={registeredUsername(state)}
            failure={failure}
            onSubmit={async (credentials) => {
              await enter(credentials);
            }}
          />
          <PasskeyLogIn
            onEnter={() => {
              setIsEntering(true);
            }}
          />
        </>
      ) : (
        <CodeForm
          onSubmit={async (code) => {
            const failure = await enter({ ...asked, code });
            return failure === null ? '' : describeError(failure, 'Please try again.');
          }}
          onBack={() => {
            setAsked(null);
          }}
        />
      )}
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to={PAGE_ROUTES.register} className={LINK_LOOK}>
          Create an account
        </Link>
      </p>
    </Entrance>
  );
}

/** What stays at the form once the notice has gone. */
function describeFailure(error: unknown): string {
  return error instanceof ApiError && error.status === 401
    ? 'That username and password don’t match. Check both, or choose a new password.'
    : 'You’re not logged in yet. Please try again in a moment.';
}

function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** What the server says to somebody whose account is not in use; `null` for any other failure. */
function readBarringOf(error: unknown): Pick<BarredLogIn, 'code' | 'detail'> | null {
  const step = stepAfter(error);
  const isBarred = step === 'explain' || step === 'offer_return';
  return isBarred && error instanceof ApiError ? error.problem : null;
}

/** Whether the profile has sent the member here because they are too young. */
function isSentForUnderAge(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isUnderAge' in state;
}

/** Whom the registration has just sent here; empty for anybody else. */
function registeredUsername(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('username' in state)) return '';
  return typeof state.username === 'string' ? state.username : '';
}

/**
 * The path of this site that the member was sent here from, or `null`. Where a session ended, the path
 * is only for whose it was: another member may not find anything there.
 */
function requestedPath(state: unknown, memberId: number): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from, memberId: owner = memberId } = state as Partial<LoginRequest>;
  if (owner !== memberId) return null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
