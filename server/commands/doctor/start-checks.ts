import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bad, good, needsAttention, type Finding } from '#core/operations/domain/finding.ts';
import type { Check } from '#server/checks/check.ts';
import { adviseRestart, readMigrationStates } from '#server/commands/storage/migrate.ts';
import { describeSettings, type Configuration } from '#server/configuration.ts';
import { findProjectRoot, readPackage } from '#server/project-root.ts';

/** For how many milliseconds the public address is waited for. */
const PATIENCE = 10_000;

/** What can be looked at without opening the site. */
export function makeStartChecks(configuration: Configuration): readonly Check[] {
  return [
    { name: 'Node.js', look: () => Promise.resolve(checkNode(process.versions.node)) },
    { name: 'settings', look: () => Promise.resolve(checkSettings(configuration)) },
    { name: 'address', look: () => checkAddress(configuration) },
    { name: 'tables', look: () => checkTables(configuration) },
  ];
}

/** The oldest version that the site runs on is in its package. */
function checkNode(version: string): Finding {
  const root = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
  const oldest = readPackage(root).engines.node.replace('>=', '');
  const isNewEnough = oldest.localeCompare(version, 'en', { numeric: true }) <= 0;
  return isNewEnough
    ? good(`${version}.`)
    : bad(`${version} is too old: install ${oldest} or newer.`);
}

function checkSettings({ production }: Configuration): Finding {
  const given = describeSettings(process.env).filter(({ isDefault }) => !isDefault).length;
  const says = `${given} are set; --settings prints all.`;
  if (production) return good(says);
  return needsAttention(`${says} Set NODE_ENV=production before others use the site.`);
}

async function checkAddress({ publicOrigin }: Configuration): Promise<Finding> {
  if (publicOrigin === null) {
    return needsAttention('PUBLIC_URL is not set, so nobody was asked for the site.');
  }
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { status } = await fetch(`${publicOrigin}/api/readyz`, { signal });
    if (status === 200) return good(`${publicOrigin} serves the site.`);
    return bad(
      `${publicOrigin} answers ${status} for /api/readyz: see the log of the server, or what the proxy passes on.`,
    );
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return bad(
      `${publicOrigin} doesn't answer (${reason}): start the server, or check name, certificate and proxy.`,
    );
  }
}

async function checkTables({ storage }: Configuration): Promise<Finding> {
  if (storage.engine === 'memory') {
    return needsAttention(
      'DATABASE_URL names memory, which ends with its process: there is nothing to look at.',
    );
  }
  if (storage.engine === 'sqlite' && !existsSync(storage.file)) {
    return needsAttention(`There is no site in ${storage.file} yet: npm start makes one.`);
  }
  const states = await readMigrationStates(storage);
  const waiting = states.filter(({ isApplied }) => !isApplied).length;
  if (waiting === 0) return good(`All ${states.length} migrations are applied.`);
  return needsAttention(
    `${waiting} of ${states.length} migrations wait, and the next start applies them. Make a backup. ${adviseRestart(states)}`,
  );
}
