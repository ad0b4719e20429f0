import { RefusedFile } from './refusedFile';

/** The non-Unicode encodings in which spreadsheets save CSV. The bytes don't say which one was used. */
export const windowsEncodings = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1256'] as const;
export type WindowsEncoding = (typeof windowsEncodings)[number];

/** The characters 0x80 to 0x9f in Windows-1252. Some engines decode it as Latin-1, where they mean nothing. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes with one of the encodings. */
function decodeWindows(bytes: Uint8Array, encoding: WindowsEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/gu, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
    : text;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Cyrillic words: adjacent letters, with no capital after a lower-case letter. */
const cyrillic = (text: string): number =>
  count(text, /\p{Script=Cyrillic}{2,}/gu) -
  2 * count(text, /[а-яё][А-ЯЁ]/gu) -
  count(text, /[a-z][а-яё]|[а-яё][a-z]/giu);

/** Arabic words, without the French letters that the encoding also contains. */
const arabic = (text: string): number =>
  count(text, /\p{Script=Arabic}{2,}/gu) -
  2 * count(text, /\p{Script=Arabic}[\p{Script=Latin}×÷ˆ]|[\p{Script=Latin}×÷ˆ]\p{Script=Arabic}/gu);

/** Matches Polish, Czech, Hungarian and Romanian words that were decoded as Western: symbols inside words. */
const centralInWestern =
  /\p{L}[¹³¿¾¼¥ºþ]\p{Ll}|[£¯]\p{Ll}|(?<![\p{L}\d])¿\p{Ll}{3,}(?![^\n]*\?)|[šžŠŽ]\p{Ll}|\p{Ll}[šž]|\p{Ll}[Ÿ\u009d]|õ(?!e)|ã(?![oes])\p{L}|(?<![\p{L}\d])[ºþ]\p{Ll}/u;

/** Bytes that are examined. The rest of a large file adds no information. */
const sampleBytes = 200_000;

/**
 * The encoding a text was most likely saved in, based on its words, or on the user's language if they are inconclusive.
 */
function windowsEncodingOf(bytes: Uint8Array, language: string): WindowsEncoding {
  const sample = bytes.subarray(0, sampleBytes);
  const cyrillicWords = cyrillic(decodeWindows(sample, 'windows-1251')) + (language === 'ru' ? 0.5 : 0);
  const arabicWords = arabic(decodeWindows(sample, 'windows-1256')) + (language === 'ar' ? 0.5 : 0);
  // Western text also contains single pairs of such letters, but not whole words.
  if (Math.max(cyrillicWords, arabicWords) >= 1) return cyrillicWords >= arabicWords ? 'windows-1251' : 'windows-1256';
  return centralInWestern.test(decodeWindows(sample, 'windows-1252')) ? 'windows-1250' : 'windows-1252';
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | WindowsEncoding;

/** Hints for when the bytes are inconclusive. */
export interface ReadingHints {
  /** The reader's language: their spreadsheet most likely uses its encoding. */
  language: string;
  /** Chosen by the user because another encoding showed wrong letters. */
  encoding?: WindowsEncoding;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Signatures of other file formats whose bytes may decode as text. */
const notTables: readonly number[][] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x1f, 0x8b], // gzip
  [0x50, 0x4b], // zip
];

/** UTF-16 without a byte order mark: in Western text every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even < many / 10) return 'utf-16le';
  if (even > many && odd < many / 10) return 'utf-16be';
  return null;
}

const isUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Text contains almost no control characters except tabs and line breaks. */
const looksBinary = (text: string): boolean => {
  const sample = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const controls = sample.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu)?.length ?? 0;
  return controls > sample.length / 20;
};

/** Web pages and data that a user saved instead of a table. */
const isMarkup = (text: string): boolean => {
  const start = text.slice(0, 200).trimStart().toLowerCase();
  return /^(<!doctype|<html|<\?xml)/u.test(start) || /^(\{\s*"|\[\s*[{[])/u.test(start);
};

/**
 * Decodes a file: UTF-8 with or without a mark, UTF-16, otherwise one of the Windows encodings, in which every byte is
 * valid.
 *
 * @throws RefusedFile if the bytes aren't a table of text
 */
export function decodeText(bytes: Uint8Array, hints: ReadingHints): { text: string; encoding: Encoding } {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new RefusedFile('old_excel');
  if (notTables.some((start) => startsWith(bytes, ...start))) throw new RefusedFile('not_a_table');
  const marked: Encoding | null = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : startsWith(bytes, 0xef, 0xbb, 0xbf)
        ? 'utf-8'
        : null;
  const utf16 = marked?.startsWith('utf-16') ? marked : marked ? null : unmarkedUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };
  const utf8 = hints.encoding ? null : isUtf8(bytes);
  const encoding = utf8 === null ? (hints.encoding ?? windowsEncodingOf(bytes, hints.language)) : 'utf-8';
  const text = encoding === 'utf-8' ? (utf8 ?? '') : decodeWindows(bytes, encoding);
  if (text.includes('\u0000') || (!marked && looksBinary(text)) || isMarkup(text)) throw new RefusedFile('not_a_table');
  return { text, encoding };
}
