import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether `given` is `key`, compared in constant time. An empty key matches nothing. */
export const isSameKey = (given: string | undefined, key: string): boolean =>
  given !== undefined && key !== '' && timingSafeEqual(digest(given), digest(key));
