import { useEffect } from 'react';
import { ApiError, type ApiClient } from '#ui/api/client.ts';
import { isMissingScript } from './missing-script.ts';
import { reportPageError } from './report-page-error.ts';

/**
 * Reports what fails outside rendering, such as in the handler of a button. What the server refused
 * it knows already, and what browser extensions do wrong is not ours to mend.
 */
export function useUncaughtErrorReports(api: ApiClient): void {
  useEffect(() => {
    const report = (thrown: unknown) => {
      if (!(thrown instanceof Error) || thrown instanceof ApiError) return;
      if (thrown.name === 'AbortError' || isMissingScript(thrown)) return;
      const { origin, pathname } = window.location;
      if (thrown.stack?.includes(origin)) reportPageError(api, thrown, pathname);
    };
    const onError = ({ error }: ErrorEvent) => {
      report(error);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      report(reason);
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [api]);
}
