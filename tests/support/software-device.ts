import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { SignedChallenge } from '#core/accounts/domain/proof.ts';
import type { NewCredential } from '#core/accounts/ports/passkey-checks.ts';

/** What a device may do wrong. */
export interface DeviceFlaws {
  /** It didn't ask for a finger, a face or a PIN. */
  readonly unverified?: boolean;
  /** The page on which it signed, if another than it says. */
  readonly origin?: string;
  /** The site that it signed for. */
  readonly siteId?: string;
  readonly challenge?: string;
  readonly count?: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one key (ES256), made of software: what it says is what WebAuthn level 3 asks for. */
export class SoftwareDevice {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly site: string;
  private count = 0;

  /** A device for a site, such as `https://hearthkin.example`. */
  constructor(site: string) {
    this.site = site;
  }

  /** Makes its key for the challenge. */
  make(challenge: string, flaws: DeviceFlaws = {}): NewCredential {
    const data = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL, flaws),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.keys.publicKey),
    ]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(data)],
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJson: this.clientData('webauthn.create', challenge, flaws).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs the challenge. */
  sign(challenge: string, flaws: DeviceFlaws = {}): SignedChallenge {
    this.count += 1;
    const data = this.authenticatorData(0, flaws);
    const client = this.clientData('webauthn.get', challenge, flaws);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id.toString('base64url'),
      clientDataJson: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: null,
    };
  }

  private authenticatorData(flags: number, { unverified, siteId, count }: DeviceFlaws): Buffer {
    const site = siteId ?? new URL(this.site).hostname;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? this.count);
    const verified = unverified === true ? 0 : USER_VERIFIED;
    const hash = createHash('sha256').update(site).digest();
    return Buffer.concat([hash, Buffer.from([flags | USER_PRESENT | verified]), counter]);
  }

  private clientData(type: string, challenge: string, { origin, ...flaws }: DeviceFlaws): Buffer {
    const signed = { type, challenge: flaws.challenge ?? challenge, origin: origin ?? this.site };
    return Buffer.from(JSON.stringify({ ...signed, crossOrigin: false }));
  }
}

/** The key in the form of RFC 9053: an elliptic curve key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  );
}

/* As much of CBOR (RFC 8949) as that takes. */
const head = (type: number, length: number) =>
  length < 24
    ? Buffer.from([(type << 5) | length])
    : length < 256
      ? Buffer.from([(type << 5) | 24, length])
      : Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
