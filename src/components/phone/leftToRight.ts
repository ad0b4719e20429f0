/** A number with its sign, in isolates of its own, to stand within a text of any direction. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
