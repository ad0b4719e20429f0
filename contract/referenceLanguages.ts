/** The order in which the names of reference data give their languages: the same for every store, unlike the store's own texts. */
export const referenceLanguages = ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'] as const;
