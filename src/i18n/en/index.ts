import type { TranslationMessages } from 'ra-core';
import raEnglish from 'ra-language-english';
import { app } from './app';
import { errorTexts } from './codes/errors';
import { pushTexts } from './codes/push';
import { successTexts } from './codes/success';

/** The source of all texts; every other language has the same shape. */
export const messages = {
  ...(raEnglish as TranslationMessages),
  ...app,
  codes: { error: errorTexts, success: successTexts, push: pushTexts },
};
