import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether `given` is `key`, compared in constant time. An empty key matches nothing. */
export const isSameKey = (sent: string | undefined, key: string): boolean =>
  sent !== undefined && key !== '' && timingSafeEqual(digest(sent), digest(key));
