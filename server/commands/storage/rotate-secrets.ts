import { withModeration } from '#server/commands/members/with-moderation.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';

/** Seals every secret at DATABASE_URL with the newest key, while the servers keep running. */
export async function rotateSecrets({ print }: Output): Promise<void> {
  await withModeration(async ({ sealStoredSecrets }) => {
    const { sealed, unreadable } = await sealStoredSecrets('older');
    print(`Sealed with the newest key: ${sealed}.\n`);
    if (unreadable === 0) return;
    throw new CommandFailure(
      `Keys of ${unreadable} secrets are missing: add them to SECRETS_KEY after the newest, and run this again.`,
    );
  });
}
