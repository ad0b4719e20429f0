import { errorCodes } from '#contract/codes/errorCodes';
import { remoteConfig } from '../../../config/remoteConfig';

/** Why an upload failed: a translation key with its arguments. */
export interface PictureError {
  message: string;
  args?: Record<string, unknown>;
  /** Retrying the same file may work: nothing is wrong with it. */
  isWorthRetrying: boolean;
}

const translatedReasons = ['wrong_type', 'not_an_image', 'too_large_in_pixels', 'broken'];

/** `5 MB`, in the user's language and digits. */
export const fileSize = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1_048_576,
  );

/** Formats for texts about files. */
export interface FileWords {
  locale: string;
  /** Joins several names in a sentence: `useListText()`. */
  list: (names: readonly string[]) => string;
}

/** `JPEG`, `PNG`, `WebP`, `AVIF` */
const typeNames = (): string[] =>
  remoteConfig().imageSetting.types.map((type) =>
    type
      .replace(/^image\//, '')
      .toUpperCase()
      .replace('WEBP', 'WebP'),
  );

/** The limits, as arguments of the texts. */
export const boundsArgs = ({ locale, list }: FileWords) => ({
  size: fileSize(remoteConfig().imageSetting.max_bytes, locale),
  types: list(typeNames()),
});

/** Returns the error that can be found without asking the server, or `null`. */
export function errorBeforeSending(file: File, words: FileWords): PictureError | null {
  const { max_bytes, types } = remoteConfig().imageSetting;
  const refused = (reason: string) => ({
    message: `images.error.${reason}`,
    args: { ...boundsArgs(words), actual: fileSize(file.size, words.locale) },
    isWorthRetrying: false,
  });
  // Some systems don't know the type of a file; the server checks its content.
  if (file.type !== '' && !types.includes(file.type)) return refused('wrong_type');
  return file.size > max_bytes ? refused('too_big') : null;
}

const isRefusal = (error: unknown): error is Error & { code: number; fields: { code: string }[] } =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' && 'fields' in error;

/** Returns the error to show for a failed upload: the server's reason, or that it can't be reached. */
export function errorOf(error: unknown, file: File, words: FileWords): PictureError {
  if (!isRefusal(error)) return { message: 'images.error.unreachable', isWorthRetrying: true };
  const args = { ...boundsArgs(words), actual: fileSize(file.size, words.locale) };
  const reason = error.fields.find(({ code }) => translatedReasons.includes(code))?.code;
  if (reason) return { message: `images.error.${reason}`, args, isWorthRetrying: false };
  if (error.code === errorCodes.BODY_TOO_LARGE) {
    return { message: 'images.error.too_big', args, isWorthRetrying: false };
  }
  if (error.code === errorCodes.INTERNAL_SERVER_ERROR) {
    const isOutage = 'kind' in error && error.kind === 'outage';
    return { message: isOutage ? error.message : 'images.error.unreachable', isWorthRetrying: true };
  }
  return { message: error.message, isWorthRetrying: true };
}
