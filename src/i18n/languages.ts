import { type Texts, textParts } from './texts';

/** A language of the user interface. */
export interface Language {
  /** Its name in itself. */
  name: string;
  /** Written from right to left: the whole layout is mirrored. */
  isRtl?: boolean;
  /**
   * Fetches its texts, one part at a time. The files in `en/` define the shape of every other language. A group that only
   * English has appears in English until it is translated.
   */
  load: { [Part in keyof Texts]: () => Promise<{ texts: Partial<Texts[Part]> }> };
}

/**
 * For a language with all its texts in one file, which loads them all together: docs/add-a-language.md.
 *
 * @public
 * @example inOneFile(() => import('./sv'))
 */
export const inOneFile = (load: () => Promise<Texts>): Language['load'] =>
  Object.fromEntries(
    textParts.map((part) => [part, async () => ({ texts: (await load())[part] })]),
  ) as unknown as Language['load'];

/** All languages of the user interface, by code. */
export const languages = {
  ar: {
    name: 'العربية',
    isRtl: true,
    load: {
      entrance: () => import('./ar/entrance'),
      frame: () => import('./ar/frame'),
      landing: () => import('./ar/landing'),
      pages: () => import('./ar/pages'),
      tools: () => import('./ar/tools'),
      menu: () => import('./ar/menu'),
      files: () => import('./ar/files'),
      people: () => import('./ar/people'),
      storeSettings: () => import('./ar/storeSettings'),
      orders: () => import('./ar/orders'),
      orderTaking: () => import('./ar/orderTaking'),
      tableBook: () => import('./ar/tableBook'),
      history: () => import('./ar/history'),
      reports: () => import('./ar/reports'),
      promotions: () => import('./ar/promotions'),
      feedback: () => import('./ar/feedback'),
      verification: () => import('./ar/verification'),
    },
  },
  de: {
    name: 'Deutsch',
    load: {
      entrance: () => import('./de/entrance'),
      frame: () => import('./de/frame'),
      landing: () => import('./de/landing'),
      pages: () => import('./de/pages'),
      tools: () => import('./de/tools'),
      menu: () => import('./de/menu'),
      files: () => import('./de/files'),
      people: () => import('./de/people'),
      storeSettings: () => import('./de/storeSettings'),
      orders: () => import('./de/orders'),
      orderTaking: () => import('./de/orderTaking'),
      tableBook: () => import('./de/tableBook'),
      history: () => import('./de/history'),
      reports: () => import('./de/reports'),
      promotions: () => import('./de/promotions'),
      feedback: () => import('./de/feedback'),
      verification: () => import('./de/verification'),
    },
  },
  en: {
    name: 'English',
    load: {
      entrance: () => import('./en/entrance'),
      frame: () => import('./en/frame'),
      landing: () => import('./en/landing'),
      pages: () => import('./en/pages'),
      tools: () => import('./en/tools'),
      menu: () => import('./en/menu'),
      files: () => import('./en/files'),
      people: () => import('./en/people'),
      storeSettings: () => import('./en/storeSettings'),
      orders: () => import('./en/orders'),
      orderTaking: () => import('./en/orderTaking'),
      tableBook: () => import('./en/tableBook'),
      history: () => import('./en/history'),
      reports: () => import('./en/reports'),
      promotions: () => import('./en/promotions'),
      feedback: () => import('./en/feedback'),
      verification: () => import('./en/verification'),
    },
  },
  es: {
    name: 'Español',
    load: {
      entrance: () => import('./es/entrance'),
      frame: () => import('./es/frame'),
      landing: () => import('./es/landing'),
      pages: () => import('./es/pages'),
      tools: () => import('./es/tools'),
      menu: () => import('./es/menu'),
      files: () => import('./es/files'),
      people: () => import('./es/people'),
      storeSettings: () => import('./es/storeSettings'),
      orders: () => import('./es/orders'),
      orderTaking: () => import('./es/orderTaking'),
      tableBook: () => import('./es/tableBook'),
      history: () => import('./es/history'),
      reports: () => import('./es/reports'),
      promotions: () => import('./es/promotions'),
      feedback: () => import('./es/feedback'),
      verification: () => import('./es/verification'),
    },
  },
  fr: {
    name: 'Français',
    load: {
      entrance: () => import('./fr/entrance'),
      frame: () => import('./fr/frame'),
      landing: () => import('./fr/landing'),
      pages: () => import('./fr/pages'),
      tools: () => import('./fr/tools'),
      menu: () => import('./fr/menu'),
      files: () => import('./fr/files'),
      people: () => import('./fr/people'),
      storeSettings: () => import('./fr/storeSettings'),
      orders: () => import('./fr/orders'),
      orderTaking: () => import('./fr/orderTaking'),
      tableBook: () => import('./fr/tableBook'),
      history: () => import('./fr/history'),
      reports: () => import('./fr/reports'),
      promotions: () => import('./fr/promotions'),
      feedback: () => import('./fr/feedback'),
      verification: () => import('./fr/verification'),
    },
  },
  it: {
    name: 'Italiano',
    load: {
      entrance: () => import('./it/entrance'),
      frame: () => import('./it/frame'),
      landing: () => import('./it/landing'),
      pages: () => import('./it/pages'),
      tools: () => import('./it/tools'),
      menu: () => import('./it/menu'),
      files: () => import('./it/files'),
      people: () => import('./it/people'),
      storeSettings: () => import('./it/storeSettings'),
      orders: () => import('./it/orders'),
      orderTaking: () => import('./it/orderTaking'),
      tableBook: () => import('./it/tableBook'),
      history: () => import('./it/history'),
      reports: () => import('./it/reports'),
      promotions: () => import('./it/promotions'),
      feedback: () => import('./it/feedback'),
      verification: () => import('./it/verification'),
    },
  },
  nl: {
    name: 'Nederlands',
    load: {
      entrance: () => import('./nl/entrance'),
      frame: () => import('./nl/frame'),
      landing: () => import('./nl/landing'),
      pages: () => import('./nl/pages'),
      tools: () => import('./nl/tools'),
      menu: () => import('./nl/menu'),
      files: () => import('./nl/files'),
      people: () => import('./nl/people'),
      storeSettings: () => import('./nl/storeSettings'),
      orders: () => import('./nl/orders'),
      orderTaking: () => import('./nl/orderTaking'),
      tableBook: () => import('./nl/tableBook'),
      history: () => import('./nl/history'),
      reports: () => import('./nl/reports'),
      promotions: () => import('./nl/promotions'),
      feedback: () => import('./nl/feedback'),
      verification: () => import('./nl/verification'),
    },
  },
  pt: {
    name: 'Português',
    load: {
      entrance: () => import('./pt/entrance'),
      frame: () => import('./pt/frame'),
      landing: () => import('./pt/landing'),
      pages: () => import('./pt/pages'),
      tools: () => import('./pt/tools'),
      menu: () => import('./pt/menu'),
      files: () => import('./pt/files'),
      people: () => import('./pt/people'),
      storeSettings: () => import('./pt/storeSettings'),
      orders: () => import('./pt/orders'),
      orderTaking: () => import('./pt/orderTaking'),
      tableBook: () => import('./pt/tableBook'),
      history: () => import('./pt/history'),
      reports: () => import('./pt/reports'),
      promotions: () => import('./pt/promotions'),
      feedback: () => import('./pt/feedback'),
      verification: () => import('./pt/verification'),
    },
  },
  ru: {
    name: 'Русский',
    load: {
      entrance: () => import('./ru/entrance'),
      frame: () => import('./ru/frame'),
      landing: () => import('./ru/landing'),
      pages: () => import('./ru/pages'),
      tools: () => import('./ru/tools'),
      menu: () => import('./ru/menu'),
      files: () => import('./ru/files'),
      people: () => import('./ru/people'),
      storeSettings: () => import('./ru/storeSettings'),
      orders: () => import('./ru/orders'),
      orderTaking: () => import('./ru/orderTaking'),
      tableBook: () => import('./ru/tableBook'),
      history: () => import('./ru/history'),
      reports: () => import('./ru/reports'),
      promotions: () => import('./ru/promotions'),
      feedback: () => import('./ru/feedback'),
      verification: () => import('./ru/verification'),
    },
  },
} satisfies Record<string, Language>;
