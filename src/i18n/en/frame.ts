import raEnglish from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { boards } from './boards';
import { errorTexts } from './codes/errors';
import { pushTexts } from './codes/push';
import { successTexts } from './codes/success';
import { texts as entrance } from './entrance';
import { order } from './order';
import { search } from './search';
import { shell } from './shell';

/**
 * One file a part of the product; react-admin's own texts are its `ra`. What the entrance has too comes by way of it: the
 * build then makes no chunk more for what both share.
 */
export const texts = {
  ...(raEnglish as TranslationMessages),
  boards,
  codes: { error: errorTexts, success: successTexts, push: pushTexts },
  order,
  search,
  shell,
  signIn: entrance.signIn,
};
