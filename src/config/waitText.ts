const prefix = 'wait:';

/**
 * The key of the text that names a wait. The wait is part of the key, as in react-admin's validation messages: every
 * screen translates the key of an error, and none of them has to pass on values.
 */
export const waitKey = (seconds: number): string => `${prefix}${seconds}`;

/** Returns the seconds in a key from `waitKey`; `null` for any other key. */
export const waitOf = (key: string): number | null =>
  key.startsWith(prefix) ? Number(key.slice(prefix.length)) : null;

/** Up to here, a wait is given in seconds; and in minutes up to the second one. */
const secondsMax = 90;
const minutesMax = 90;

const formatters = new Map<string, Intl.RelativeTimeFormat>();

/** In the largest unit that a wait is given in, rounded up. */
function amountOf(seconds: number): [amount: number, unit: 'second' | 'minute' | 'hour'] {
  if (seconds <= secondsMax) return [Math.ceil(seconds), 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= minutesMax ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

/**
 * When a wait will be over, never too early, in a language's own words: `in 45 seconds`, `in 12 minutes`, `in 3 hours`.
 */
export function waitText(seconds: number, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(locale);
    formatters.set(locale, formatter);
  }
  // In Arabic, browsers say "within", with which a request to try again would mean the opposite.
  return formatter.format(...amountOf(seconds)).replace(/^خلال/, 'بعد');
}
