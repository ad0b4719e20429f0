/** Whether a text looks like an email address. The server, which has the last word, knows more rules. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
