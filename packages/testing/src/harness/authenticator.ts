import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCriada, PasskeyUsada } from '@corre/contract/fatores/credencial.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** Bits of the authenticator data: present, verified, may be copied, is copied, with a new credential. */
const FLAGS = { present: 0x01, verified: 0x04, created: 0x40 };

/** What a browser asks a device for, as the server's options say it. */
interface Asked {
  challenge: string;
  rpId: string;
}

/** Deviations of one answer from an honest one. */
interface Deviation {
  /** the page that asks, if it is another site's */
  origin?: string;
  /** the device did not check the person */
  unverified?: true;
  /** the counter, instead of the next one */
  counter?: number;
  /** the page stands in a frame of another site */
  crossOrigin?: true;
}

/**
 * A device with one passkey, as a browser shows it to the server (WebAuthn Level 3, ES256 without attestation). Written
 * from the standard, apart from the library that the server uses.
 */
export class Authenticator {
  readonly id = randomBytes(32);
  counter: number;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #handle: string | null = null;

  /** `origin` is the page that the person sees. A device that does not count says 0 for ever. */
  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#origin = origin;
    this.#key = privateKey;
    this.#publicKey = publicKey;
    this.counter = counts ? 1 : 0;
  }

  /** Answers `navigator.credentials.create()`. */
  create(
    { rp, challenge, user }: { rp: { id: string }; challenge: string; user: { id: string } },
    deviation: Deviation = {},
  ): PasskeyCriada {
    this.#handle = user.id;
    const data = this.#data(rp.id, deviation, FLAGS.created, [
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ]);
    // { "fmt": "none", "attStmt": {}, "authData": bytes } in CBOR
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get()`. */
  get({ challenge, rpId }: Asked, deviation: Deviation = {}): PasskeyUsada {
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.#data(rpId, deviation);
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#key);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: this.#handle,
      },
    };
  }

  #named() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, authenticatorAttachment: null, clientExtensionResults: {} };
  }

  #clientData(
    type: string,
    challenge: string,
    { origin = this.#origin, crossOrigin = false }: Omit<Deviation, 'crossOrigin'> & { crossOrigin?: boolean },
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  #data(rpId: string, { unverified, counter = this.counter }: Deviation, flags = 0, credential: Buffer[] = []): Buffer {
    const all = FLAGS.present | (unverified ? 0 : FLAGS.verified) | flags;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counted, ...credential]);
  }

  /** The public key as COSE writes it: { kty: EC2, alg: ES256, crv: P-256, x, y }. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const point = (coordinate: string) => Buffer.from(coordinate, 'base64url');
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      point(x),
      Buffer.from('225820', 'hex'),
      point(y),
    ]);
  }
}
