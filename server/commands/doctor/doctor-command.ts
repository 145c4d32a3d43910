import { Command } from 'commander';
import { bad, type Finding, type NamedFinding } from '#core/operations/domain/finding.ts';
import { lookAtAll } from '#server/checks/check.ts';
import { makeSiteChecks } from '#server/checks/site-checks.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import {
  describeFixedSettings,
  readConfiguration,
  type Configuration,
} from '#server/configuration.ts';
import type { SettingInEffect } from '#core/operations/domain/site-settings.ts';
import { makeLiveSettings } from '#core/operations/steps/live-settings.ts';
import { makeStartChecks } from './start-checks.ts';
import { parseEmailAddress } from '#core/members/domain/field-rules.ts';
import { sendTestMail } from '#server/test-mail.ts';
import { withSite, type OpenedSite } from './with-site.ts';

interface Options {
  readonly sendTo?: string;
  readonly settings?: boolean;
}

const WORDS = { good: 'good', attention: 'look', bad: 'BAD' } as const;

/** The command line that looks at a site from every side and says what to do where something is wrong. */
export function createDoctorCommand({
  print,
}: {
  readonly print: (text: string) => void;
}): Command {
  return new Command('doctor')
    .description(
      'Looks at settings, database, files, disk, clock, mails and backups, and says what to do. It changes nothing.',
    )
    .option('--send-to <address>', 'also send a test mail to that address')
    .option('--settings', 'also print all settings, without their secrets')
    .showHelpAfterError('Run "npm run doctor -- --help" to see what it can do.')
    .action(async ({ sendTo, settings = false }: Options) => {
      const configuration = readConfiguration(process.env);
      if (settings) print(renderSettings());
      const ofStart = await lookAtAll(makeStartChecks(configuration));
      print(renderFindings(ofStart));
      const isReadable = ofStart.every(({ name, state }) => name !== 'tables' || state === 'good');
      const { findings: ofSite, siteSettings } = isReadable
        ? await lookAtSite(configuration, sendTo)
        : { findings: [], siteSettings: makeLiveSettings(configuration.site).list() };
      print(renderFindings(ofSite));
      if (settings) print(renderSiteSettings(siteSettings));
      const isBad = [...ofStart, ...ofSite].some(({ state }) => state === 'bad');
      if (isBad) throw new CommandFailure('Something is wrong: see the lines that begin with BAD.');
    });
}

/** Looks at the site beside its servers, once nothing stands in the way of that. */
function lookAtSite(
  configuration: Configuration,
  sendTo: string | undefined,
): Promise<{
  readonly findings: readonly NamedFinding[];
  readonly siteSettings: readonly SettingInEffect[];
}> {
  return withSite(configuration, async (site) => {
    const checks = makeSiteChecks(site);
    const testMail = { name: 'test mail', look: () => trySending(site, sendTo ?? '') };
    const findings = await lookAtAll(sendTo === undefined ? checks : [...checks, testMail]);
    return { findings, siteSettings: site.liveSettings.list() };
  });
}

async function trySending({ mailer, liveSettings }: OpenedSite, sendTo: string): Promise<Finding> {
  const to = parseEmailAddress(sendTo);
  if (!to.ok) return bad(`${sendTo} is no email address.`);
  return sendTestMail(mailer, to.value, liveSettings.current().operator.siteName);
}

const SOURCES = { environment: '', page: ' (operator’s page)', default: ' (default)' } as const;

/** The settings that may change while the site runs, as they are now. */
function renderSiteSettings(settings: readonly SettingInEffect[]): string {
  const lines = settings.map(
    ({ name, value, from }) => `${name.padEnd(29)}${value ?? 'none'}${SOURCES[from]}\n`,
  );
  return `\n${lines.join('')}`;
}

function renderSettings(): string {
  const lines = describeFixedSettings(process.env).map(
    ({ name, value, isDefault }) => `${name.padEnd(29)}${value}${isDefault ? ' (default)' : ''}\n`,
  );
  return `${lines.join('')}\n`;
}

function renderFindings(findings: readonly NamedFinding[]): string {
  return findings
    .map(({ state, name, says }) => `${WORDS[state].padEnd(6)}${name.padEnd(13)}${says}\n`)
    .join('');
}
