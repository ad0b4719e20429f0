import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const isSame = (signature: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(signature.toLowerCase()), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a message has the HMAC of one of the secrets, in hexadecimal digits. */
export const hasHmac = (raw: Buffer, signature: unknown, secrets: readonly string[]): boolean =>
  typeof signature === 'string' &&
  secrets.some((secret) => isSame(signature, createHmac('sha512', secret).update(raw).digest('hex')));

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' };

/** Whether a message has the hash of its bytes and one of the secrets, in a header of parts: `signature=…;algorithm=…`. */
export function hasHash(raw: Buffer, header: unknown, secrets: readonly string[]): boolean {
  if (typeof header !== 'string') return false;
  const parts = new Map(header.split(';').map((part) => part.split('=', 2) as [string, string]));
  const hash = hashes[parts.get('algorithm') ?? 'MD5'];
  const signature = parts.get('signature');
  if (!hash || !signature) return false;
  return secrets.some((secret) => isSame(signature, createHash(hash).update(raw).update(secret).digest('hex')));
}
