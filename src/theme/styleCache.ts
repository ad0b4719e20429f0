import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNonce } from './styleNonce';

const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache({ key: 'css', nonce: styleNonce }) };

/** Loads the mirroring plugin, before the first right-to-left language is shown. */
export async function loadRtlStyles(): Promise<void> {
  caches.rtl ??= (await import('./rtlStyles')).rtlCache;
}

/** Emotion's style cache for a direction. */
export const styleCacheOf = (direction: 'ltr' | 'rtl'): EmotionCache => caches[direction] ?? caches.ltr;
