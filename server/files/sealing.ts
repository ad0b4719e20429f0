import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what must stay unreadable to someone with only the database or the disk: AES-256-GCM with a key derived
 * from the app's. `place` is bound to the ciphertext, so it can't be decrypted for another record.
 */
export interface Sealing {
  seal(content: Buffer, place: string): Buffer;
  /** @throws where the content was changed, belongs elsewhere, or was sealed with another key */
  open(sealed: Buffer, place: string): Buffer;
}

/** @param appKey APP_KEY of the settings */
export function sealingWith(appKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', appKey, '', 'storedesk sealing', 32));
  return {
    seal(content, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    },
  };
}
