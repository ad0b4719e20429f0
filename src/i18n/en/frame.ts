import type { TranslationMessages } from 'ra-core';
import raEnglish from 'ra-language-english';
import { boards } from './boards';
import { errorTexts } from './codes/errors';
import { pushTexts } from './codes/push';
import { successTexts } from './codes/success';
import { order } from './order';
import { shell } from './shell';
import { signIn } from './signIn';

/** One file a part of the product; react-admin's own texts are its `ra`. */
export const texts = {
  ...(raEnglish as TranslationMessages),
  boards,
  codes: { error: errorTexts, success: successTexts, push: pushTexts },
  order,
  shell,
  signIn,
};
