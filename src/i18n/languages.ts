import type { Texts } from './texts';

/** A language of the product. */
export interface Language {
  /** Its name in itself. */
  name: string;
  /** Written from right to left: the whole layout is mirrored. */
  isRtl?: boolean;
  /** Fetches its texts, a part at a time; `en/` is the shape of every other. */
  load: { [Part in keyof Texts]: () => Promise<{ texts: Texts[Part] }> };
}

/** All languages of the product, by code. */
export const languages = {
  en: {
    name: 'English',
    load: {
      entrance: () => import('./en/entrance'),
      frame: () => import('./en/frame'),
      pages: () => import('./en/pages'),
    },
  },
} satisfies Record<string, Language>;
