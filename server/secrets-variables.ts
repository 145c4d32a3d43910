import { z } from 'zod';
import { parseSecretsKeys } from '#adapters/files/secrets-keys.ts';
import { placeBeside, type StorageChoice } from './storage-variables.ts';

/** Where the keys are with which secrets are sealed. */
export type SecretsChoice =
  /** In the settings, the newest first. */
  | { readonly kept: 'settings'; readonly keys: readonly Buffer[] }
  | { readonly kept: 'file'; readonly file: string }
  /** Nowhere: they end with the process, as what they seal does. */
  | { readonly kept: 'memory' };

const MISTAKE =
  'SECRETS_KEY must be 32 random bytes in base64, such as openssl rand -base64 32 prints, or several with commas between them, the newest first.';
const MISSING =
  'SECRETS_KEY must be set while NODE_ENV is production and DATABASE_URL names PostgreSQL, so that all processes seal secrets with the same key: openssl rand -base64 32 prints one.';

/** The variable with the keys of secrets. */
export const secretsVariables = {
  SECRETS_KEY: z
    .string()
    .transform((text, context): readonly Buffer[] => {
      const keys = parseSecretsKeys(text);
      if (keys !== null) return keys;
      context.addIssue({ code: 'custom', message: MISTAKE });
      return z.NEVER;
    })
    .nullable()
    .default(null),
};

/** Several processes share a database of PostgreSQL, and none of their own folders. */
export function requireSecretsKey(
  variables: {
    readonly SECRETS_KEY: unknown;
    readonly NODE_ENV: string;
    readonly DATABASE_URL: { readonly engine: string };
  },
  context: z.core.$RefinementCtx,
): void {
  const { SECRETS_KEY, NODE_ENV, DATABASE_URL } = variables;
  const isShared = NODE_ENV === 'production' && DATABASE_URL.engine === 'postgres';
  if (isShared && SECRETS_KEY === null) context.addIssue({ code: 'custom', message: MISSING });
}

/** Where the keys are: in the settings, or else beside the database, so that both are found together. */
export function chooseSecrets(
  { SECRETS_KEY }: z.output<z.ZodObject<typeof secretsVariables>>,
  storage: StorageChoice,
): SecretsChoice {
  if (SECRETS_KEY !== null) return { kept: 'settings', keys: SECRETS_KEY };
  const file = placeBeside(storage, 'secrets-key');
  return file === null ? { kept: 'memory' } : { kept: 'file', file };
}
