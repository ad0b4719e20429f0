import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BodyOf } from '#contract/calls/index';
import type { PasskeyCreation, PasskeyRequest } from '#contract/entities/factor';

type NewPasskey = BodyOf<'confirm_passkey'>['passkey'];
type PasskeyProof = NonNullable<BodyOf<'verify_second_factor'>['passkey']>;

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const uint = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** Labels of a COSE key on the curve P-256, by RFC 9053. */
const cose = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 };
const flags = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 };

interface Behaviour {
  /** The address that the browser sees. */
  origin?: string;
  /** The counter; 0 for an authenticator without one. */
  counter?: number;
  isUserVerified?: boolean;
}

/** An authenticator with one passkey, as a browser would use it: for tests without a browser. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Makes its passkey. */
  create({ challenge, rp }: PasskeyCreation, behaviour: Behaviour = {}): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [cose.kty, 2],
      [cose.alg, -7],
      [cose.crv, 1],
      [cose.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, Buffer.from(isoCBOR.encode(key))]);
    const authData = new Uint8Array(
      Buffer.concat([this.#authenticatorData(rp.id, behaviour, flags.hasCredential), credential]),
    );
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, behaviour)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge. */
  sign({ challenge, rpId }: PasskeyRequest, behaviour: Behaviour = {}): PasskeyProof {
    const clientData = this.#clientData('webauthn.get', challenge, behaviour);
    const authenticatorData = this.#authenticatorData(rpId, behaviour);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = 'http://localhost:8080' }: Behaviour): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, { counter = 0, isUserVerified = true }: Behaviour, more = 0): Buffer {
    const set = flags.isPresent | (isUserVerified ? flags.isVerified : 0) | more;
    return Buffer.concat([sha256(rpId), uint(1, set), uint(4, counter)]);
  }
}
