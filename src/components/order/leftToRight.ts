/** A number with its sign, to stand within a text that may run from right to left: in isolates of its own. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
