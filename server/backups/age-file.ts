import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import type { FileSealing } from '#adapters/file-sealing.ts';

/** Writes the file encrypted to a public key of age (https://age-encryption.org), which only its private key opens. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const encrypter = await createEncrypter(recipient);
  await write(to, await encrypter.encrypt(readAsStream(from)));
}

/**
 * Writes the file decrypted with the private keys in an identity file, such as `age-keygen` makes. Rejects when none of them
 * opens it, and leaves nothing behind.
 */
export async function decryptFile(from: string, to: string, identityFile: string): Promise<void> {
  const decrypter = await createDecrypter(identityFile);
  await write(to, await decrypter.decrypt(readAsStream(from)));
}

/** What files encrypted to a public key end with. */
const SUFFIX = '.age';

/** Seals small files to a public key of age; nothing opens them here. */
export function sealTo(recipient: string): FileSealing {
  let encrypter: Promise<Encrypter> | null = null;
  return {
    suffix: SUFFIX,
    seal: async (bytes) => (await (encrypter ??= createEncrypter(recipient))).encrypt(bytes),
    open: () => Promise.resolve(null),
  };
}

/** Opens small files with the private keys in an identity file, and seals none. */
export function openBy(identityFile: string): FileSealing {
  let decrypter: Promise<Decrypter> | null = null;
  return {
    suffix: SUFFIX,
    seal: () => Promise.reject(new Error('A private key seals no files.')),
    open: async (bytes) => {
      const opening = await (decrypter ??= createDecrypter(identityFile));
      return opening.decrypt(bytes).catch(() => null);
    },
  };
}

async function createEncrypter(recipient: string): Promise<Encrypter> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

async function createDecrypter(identityFile: string): Promise<Decrypter> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const line of (await readFile(identityFile, 'utf8')).split('\n')) {
    if (line.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(line.trim());
  }
  return decrypter;
}

function readAsStream(file: string): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
}

async function write(file: string, content: globalThis.ReadableStream<Uint8Array>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.fromWeb(content as ReadableStream), target);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
