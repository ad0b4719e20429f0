/** The order of languages in reference data names: the same for every store, unlike the store's own texts. */
export const referenceLanguages = ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'] as const;
export type ReferenceLanguage = (typeof referenceLanguages)[number];
