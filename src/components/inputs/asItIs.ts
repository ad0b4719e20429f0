const same = (value: unknown): unknown => value;

/** For `useInput`: an empty text stays a text, and `null` stays `null`, where react-admin would turn one into the other. */
export const asItIs = { parse: same, format: same };
