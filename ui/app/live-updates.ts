import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MemberId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { readStreamBrowser } from '#ui/live/stream-browser.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';

/** Keeps the page of the signed-in member up to date by the live stream, once the first screen is there. */
export function useLiveUpdates(memberId: MemberId): void {
  const api = useApiClient();
  const queries = useQueryClient();
  const { changeMember, lastEventId: after } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    const browser = readStreamBrowser();
    if (browser === null) return undefined;
    const readSelf = () => {
      // A refusal ends the session, and everything else is tried again later.
      api.call('getCurrentMember', {}).then(changeMember, () => undefined);
    };
    return afterFirstScreen(async () => {
      const { startLiveUpdates } = await import('./start-live-updates.ts');
      const open = (address: string) => void navigate(address);
      return startLiveUpdates({ memberId, after, browser, queries, api, readSelf, navigate: open });
    });
  }, [memberId, after, api, queries, changeMember, navigate]);
}

/** Starts something when the document is loaded and the browser has time; returns what ends it or calls it off. */
function afterFirstScreen(start: () => Promise<() => void>): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const isCalledOff = () => signal.aborted;
  const begin = async () => {
    if (isCalledOff()) return;
    const stop = await start();
    if (isCalledOff()) stop();
    else signal.addEventListener('abort', stop);
  };
  const beginWhenIdle = () => {
    // Safari has no idle callbacks.
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    whenIdle(() => {
      // A script that cannot be loaded leaves the page asking again and again.
      begin().catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') beginWhenIdle();
  else window.addEventListener('load', beginWhenIdle, { once: true, signal });
  return () => {
    calledOff.abort();
  };
}
