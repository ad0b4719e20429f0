/** Why a password can't be set, apart from its length. The app has a text for each reason. */
export const passwordErrors = ['password_common', 'password_personal', 'password_same'] as const;
export type PasswordError = (typeof passwordErrors)[number];

interface PasswordFacts {
  /** Details of the account that others know: its email, phone and names. */
  personal: readonly string[];
  /** The account's current password, if the caller knows it. */
  current?: string | undefined;
  /** Whether a list of leaked passwords contains this text, which is in lower case. */
  isListed: (text: string) => boolean;
}

/** Normalises as guessing tools do: case, width and surrounding spaces don't make a different password. */
const simplified = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Runs such as `abcdef` and `987654`: each character is next to the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step));
}

/** Repetitions and sequences, which no list can contain in every length. */
const isPattern = (text: string): boolean => new Set(text).size < 3 || isRun(text);

/** Words that describe this product and its demo, whose accounts and password are documented publicly. */
const productWords: readonly string[] = ['storedesk', 'demo'];

/** A word without the digits and symbols that people add before or after it to make it a password. */
const stemOf = (text: string): string => text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');

/** Includes the parts of emails: the one before the @, and the labels of the domain except the last. */
function personalTexts(texts: readonly string[]): string[] {
  const parts = texts.map(simplified).flatMap((text) => {
    const [local = '', domain = ''] = text.split('@');
    return [text, local, ...domain.split('.').slice(0, -1)];
  });
  return parts.filter((text) => text !== '');
}

/** Shorter words are part of many good passwords. */
const wordMin = 3;

/** Whether a password is one of these words, alone or with digits and symbols around it. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const stem = stemOf(text);
  return words.includes(text) || (stem.length >= wordMin && words.some((word) => stemOf(word) === stem));
}

/**
 * The rule for every new password, apart from its length. The server enforces it, and the app shows the same errors
 * while someone types.
 *
 * @returns `null` if the password is acceptable
 * @example passwordError('Password', { personal: [], isListed: (text) => text === 'password' }) // 'password_common'
 */
export function passwordError(password: string, { personal, current, isListed }: PasswordFacts): PasswordError | null {
  if (password === current) return 'password_same';
  const text = simplified(password);
  if (isMadeOf(text, personalTexts(personal))) return 'password_personal';
  return isPattern(text) || isMadeOf(text, productWords) || isListed(text) ? 'password_common' : null;
}
