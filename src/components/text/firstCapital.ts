/**
 * A sentence that may begin with a word put into it: “somebody changed this” as it stands at the start.
 *
 * @example firstCapital('somebody changed this') // 'Somebody changed this'
 */
export const firstCapital = (sentence: string): string =>
  sentence.replace(/^\p{Ll}/u, (sign) => sign.toLocaleUpperCase());
