import { createRequire } from 'node:module';
import { isKeepable } from '#server/http/keepableText';

const require = createRequire(import.meta.url);

/** The Big List of Naughty Strings, as far as a text may hold them: trimmed as our calls trim, each once. */
export const publishedNaughtyStrings: readonly string[] = [
  ...new Set((require('big-list-of-naughty-strings') as string[]).map((text) => text.trim())),
].filter((text) => text !== '' && isKeepable(text));
