import { beforeEach, describe, expect, test } from 'vitest';
import { createWebauthnPasskeys } from '#adapters/system/webauthn-passkeys.ts';
import type { Passkey, PasskeyCredential } from '#core/accounts/domain/passkey.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { SoftwareDevice, type DeviceFlaws } from '#tests/support/software-device.ts';
import { toPasskeyName } from '#tests/support/texts.ts';

const ORIGIN = 'https://hearthkin.example';
const CHALLENGE = 'c29tZXRoaW5nIHRoYXQgbm9ib2R5IGd1ZXNzZXM';
const EXPECTED = { challenge: CHALLENGE, origin: ORIGIN };
const checks = createWebauthnPasskeys();

const FLAWS: readonly (readonly [string, DeviceFlaws])[] = [
  ['has not checked who uses it', { unverified: true }],
  ['has signed on another site', { origin: 'https://hearthkin.example.com' }],
  ['has signed for another site', { siteId: 'example' }],
  ['has signed another challenge', { challenge: 'YW5vdGhlciBjaGFsbGVuZ2U' }],
];

let device: SoftwareDevice;
let passkey: Passkey;

function toPasskey(credential: PasskeyCredential): Passkey {
  const rest = { memberId: toMemberId(1), name: toPasskeyName('My phone'), lastUsedAt: null };
  return { ...credential, ...rest, addedAt: '2026-03-01T10:00:00.000Z' };
}

beforeEach(async () => {
  device = new SoftwareDevice(ORIGIN);
  const made = await checks.checkNew(device.make(CHALLENGE), EXPECTED);
  if (made === null) throw new Error('The device made no key.');
  passkey = toPasskey(made);
});

describe('a new passkey', () => {
  test('has the id and the key of the device', () => {
    expect(passkey).toMatchObject({
      credentialId: device.id.toString('base64url'),
      signCount: 0,
      transports: ['internal'],
    });
    expect(passkey.publicKey).toMatch(/^[\w-]{100,}$/);
  });

  test.each(FLAWS)('is refused of a device that %s', async (_flaw, flaws) => {
    const credential = new SoftwareDevice(ORIGIN).make(CHALLENGE, flaws);
    expect(await checks.checkNew(credential, EXPECTED)).toBeNull();
  });

  test('is refused where it is none', async () => {
    const credential = { ...device.make(CHALLENGE), attestationObject: 'bm90aGluZw' };
    expect(await checks.checkNew(credential, EXPECTED)).toBeNull();
  });
});

describe('a signature', () => {
  test('of the device is taken, and says how often it was used', async () => {
    expect(await checks.checkSigned(device.sign(CHALLENGE), passkey, EXPECTED)).toBe(1);
    const used = { ...passkey, signCount: 1 };
    expect(await checks.checkSigned(device.sign(CHALLENGE), used, EXPECTED)).toBe(2);
  });

  test.each(FLAWS)('is refused of a device that %s', async (_flaw, flaws) => {
    expect(await checks.checkSigned(device.sign(CHALLENGE, flaws), passkey, EXPECTED)).toBeNull();
  });

  test('is refused of another key, and of a copy that counts back', async () => {
    const foreign = { ...new SoftwareDevice(ORIGIN).sign(CHALLENGE), id: passkey.credentialId };
    expect(await checks.checkSigned(foreign, passkey, EXPECTED)).toBeNull();
    const used = { ...passkey, signCount: 5 };
    const signed = device.sign(CHALLENGE, { count: 4 });
    expect(await checks.checkSigned(signed, used, EXPECTED)).toBeNull();
  });

  test('is refused where it is for another passkey, or another member', async () => {
    const signed = device.sign(CHALLENGE);
    const other = { ...passkey, credentialId: 'b3RoZXI' };
    expect(await checks.checkSigned(signed, other, EXPECTED)).toBeNull();
    const handle = Buffer.from('2').toString('base64url');
    const ofOther = { ...signed, userHandle: handle };
    expect(await checks.checkSigned(ofOther, passkey, EXPECTED)).toBeNull();
    const own = { ...signed, userHandle: Buffer.from('1').toString('base64url') };
    expect(await checks.checkSigned(own, passkey, EXPECTED)).toBe(1);
  });
});
