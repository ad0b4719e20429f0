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

/**
 * The texts of a language that has them all in one file, which come together then: docs/add-a-language.md.
 *
 * @public
 * @example inOneFile(() => import('./sv'))
 */
export const inOneFile = (load: () => Promise<Texts>): Language['load'] => ({
  entrance: async () => ({ texts: (await load()).entrance }),
  frame: async () => ({ texts: (await load()).frame }),
  landing: async () => ({ texts: (await load()).landing }),
  pages: async () => ({ texts: (await load()).pages }),
});

/** All languages of the product, by code. */
export const languages = {
  ar: {
    name: 'العربية',
    isRtl: true,
    load: {
      entrance: () => import('./ar/entrance'),
      frame: () => import('./ar/frame'),
      landing: () => import('./ar/landing'),
      pages: () => import('./ar/pages'),
    },
  },
  de: {
    name: 'Deutsch',
    load: {
      entrance: () => import('./de/entrance'),
      frame: () => import('./de/frame'),
      landing: () => import('./de/landing'),
      pages: () => import('./de/pages'),
    },
  },
  en: {
    name: 'English',
    load: {
      entrance: () => import('./en/entrance'),
      frame: () => import('./en/frame'),
      landing: () => import('./en/landing'),
      pages: () => import('./en/pages'),
    },
  },
  es: {
    name: 'Español',
    load: {
      entrance: () => import('./es/entrance'),
      frame: () => import('./es/frame'),
      landing: () => import('./es/landing'),
      pages: () => import('./es/pages'),
    },
  },
  fr: {
    name: 'Français',
    load: {
      entrance: () => import('./fr/entrance'),
      frame: () => import('./fr/frame'),
      landing: () => import('./fr/landing'),
      pages: () => import('./fr/pages'),
    },
  },
  it: {
    name: 'Italiano',
    load: {
      entrance: () => import('./it/entrance'),
      frame: () => import('./it/frame'),
      landing: () => import('./it/landing'),
      pages: () => import('./it/pages'),
    },
  },
  nl: {
    name: 'Nederlands',
    load: {
      entrance: () => import('./nl/entrance'),
      frame: () => import('./nl/frame'),
      landing: () => import('./nl/landing'),
      pages: () => import('./nl/pages'),
    },
  },
  pt: {
    name: 'Português',
    load: {
      entrance: () => import('./pt/entrance'),
      frame: () => import('./pt/frame'),
      landing: () => import('./pt/landing'),
      pages: () => import('./pt/pages'),
    },
  },
  ru: {
    name: 'Русский',
    load: {
      entrance: () => import('./ru/entrance'),
      frame: () => import('./ru/frame'),
      landing: () => import('./ru/landing'),
      pages: () => import('./ru/pages'),
    },
  },
} satisfies Record<string, Language>;
