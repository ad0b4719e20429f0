/** The sets of letters that spreadsheets save CSV in where it is no Unicode: which one, the bytes do not say. */
export const windowsEncodings = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1256'] as const;
export type WindowsEncoding = (typeof windowsEncodings)[number];

/** What the bytes 0x80 to 0x9f are in Windows-1252: some engines read it as Latin-1, where they are nothing. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes as text, in one of the sets. */
export function decodeWindows(bytes: Uint8Array, encoding: WindowsEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/gu, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
    : text;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words of Cyrillic: letters beside each other, none of them a capital behind a small one. */
const cyrillic = (text: string): number =>
  count(text, /\p{Script=Cyrillic}{2,}/gu) -
  2 * count(text, /[а-яё][А-ЯЁ]/gu) -
  count(text, /[a-z][а-яё]|[а-яё][a-z]/giu);

/** Words of Arabic, without the French letters that the set holds too. */
const arabic = (text: string): number =>
  count(text, /\p{Script=Arabic}{2,}/gu) -
  2 * count(text, /\p{Script=Arabic}[\p{Script=Latin}×÷ˆ]|[\p{Script=Latin}×÷ˆ]\p{Script=Arabic}/gu);

/** What Polish, Czech, Hungarian and Romanian words look like where they are taken for Western: signs inside words. */
const centralInWestern =
  /\p{L}[¹³¿¾¼¥ºþ]\p{Ll}|[£¯]\p{Ll}|(?<![\p{L}\d])¿\p{Ll}{3,}(?![^\n]*\?)|[šžŠŽ]\p{Ll}|\p{Ll}[šž]|\p{Ll}[Ÿ\u009d]|õ(?!e)|ã(?![oes])\p{L}|(?<![\p{L}\d])[ºþ]\p{Ll}/u;

/** Bytes that are looked at; the rest of a large file says nothing new. */
const sampleBytes = 200_000;

/**
 * The set that a text was most likely saved in: by what its words look like, and where they say nothing, by the language
 * of whoever reads it.
 */
export function windowsEncodingOf(bytes: Uint8Array, language: string): WindowsEncoding {
  const sample = bytes.subarray(0, sampleBytes);
  const cyrillicWords = cyrillic(decodeWindows(sample, 'windows-1251')) + (language === 'ru' ? 0.5 : 0);
  const arabicWords = arabic(decodeWindows(sample, 'windows-1256')) + (language === 'ar' ? 0.5 : 0);
  // A lone pair of such letters stands in Western text as well; words of them do not.
  if (Math.max(cyrillicWords, arabicWords) >= 1) return cyrillicWords >= arabicWords ? 'windows-1251' : 'windows-1256';
  return centralInWestern.test(decodeWindows(sample, 'windows-1252')) ? 'windows-1250' : 'windows-1252';
}
