import type { Container } from 'inversify';
import type { RunningSite } from '#core/operations/ports/running-site.ts';
import type { NamedFinding } from '#core/operations/domain/finding.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { Storage } from '#core/storage.ts';
import { lookAtAll, type Check } from './checks/check.ts';
import { checkProxy } from './checks/proxy-check.ts';
import type { ForwardedHeaders } from './http/forwarded-headers.ts';
import { makeSiteChecks } from './checks/site-checks.ts';
import { sendTestMail } from './test-mail.ts';
import { tokens } from './composition/tokens.ts';
import { describeFixedSettings, type Configuration } from './configuration.ts';
import { readPackage } from './project-root.ts';
import type { RecentFailures } from './recent-failures.ts';

/** What the process that answers knows of itself, with what it looks at once an hour. */
export async function createRunningSite({
  container,
  storage,
  configuration,
  liveSettings,
  forwarded,
  root,
  failures,
}: {
  readonly container: Container;
  readonly storage: Storage;
  readonly configuration: Configuration;
  readonly liveSettings: LiveSettings;
  readonly forwarded: Pick<ForwardedHeaders, 'seen'>;
  readonly root: string;
  /** In which the logger notes its errors, if it does. */
  readonly failures?: RecentFailures;
}): Promise<RunningSite & { readonly checks: readonly Check[] }> {
  const clock = await container.getAsync(tokens.clock);
  const handlers = await container.getAsync(tokens.eventHandlers);
  const sendsMails = configuration.mail.transport !== 'none';
  const mailer = sendsMails ? await container.getAsync(tokens.mailer) : null;
  const kept = { storage, fileStore: await container.getAsync(tokens.fileStore) };
  const look = () => Promise.resolve(checkProxy(configuration, forwarded.seen()));
  const checks = [
    ...makeSiteChecks({ configuration, liveSettings, ...kept, handlers, mailer, clock }),
    { name: 'proxy', look },
  ];
  let looking: Promise<readonly NamedFinding[]> | null = null;
  return {
    checks,
    version: readPackage(root).version,
    startedAt: clock.now(),
    settings: describeFixedSettings(process.env),
    look: () =>
      (looking ??= lookAtAll(checks).finally(() => {
        looking = null;
      })),
    failures: () => failures?.list() ?? [],
    sendTestMail: (to) => sendTestMail(mailer, to, liveSettings.current().operator.siteName),
  };
}
