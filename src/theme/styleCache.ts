import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNonce } from './styleNonce';

const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache({ key: 'css', nonce: styleNonce }) };

/** Fetches what mirrors the styles: before the first language that is written from right to left is shown. */
export async function loadRtlStyles(): Promise<void> {
  caches.rtl ??= (await import('./rtlStyles')).rtlCache;
}

/** Where emotion keeps the styles of a direction. */
export const styleCacheOf = (direction: 'ltr' | 'rtl'): EmotionCache => caches[direction] ?? caches.ltr;
