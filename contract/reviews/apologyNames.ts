/** The name of an apology on the customer's order, by language code. */
export const apologyNames: Readonly<Record<string, string>> = {
  ar: 'مع اعتذارنا',
  de: 'Mit der Bitte um Entschuldigung',
  en: 'With our apologies',
  es: 'Con nuestras disculpas',
  fr: 'Avec nos excuses',
  it: 'Con le nostre scuse',
  nl: 'Met onze excuses',
  pt: 'Com as nossas desculpas',
  ru: 'С нашими извинениями',
};
