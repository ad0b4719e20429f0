/**
 * Capitalises a sentence that starts with an inserted word.
 * @example firstCapital('someone changed this') // 'Someone changed this'
 */
export const firstCapital = (sentence: string): string =>
  sentence.replace(/^\p{Ll}/u, (sign) => sign.toLocaleUpperCase());
