import raEnglish from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { resourceTexts } from '../resourceTexts';
import { boards } from './boards';
import { errorTexts } from './codes/errors';
import { pushTexts } from './codes/push';
import { successTexts } from './codes/success';
import { commonWords } from './commonWords';
import { texts as entrance } from './entrance';
import { order } from './order';
import { renewSession } from './renewSession';
import { search } from './search';
import { shell } from './shell';

/**
 * One file per part of the product; react-admin's own texts are included as they are. Texts shared with the entrance are imported
 * through it, so that the build makes no extra chunk for them.
 */
export const texts = {
  ...(raEnglish as TranslationMessages),
  boards,
  codes: { error: errorTexts, success: successTexts, push: pushTexts },
  common: commonWords,
  order,
  search,
  shell,
  signIn: { ...entrance.signIn, renew: renewSession },
  ...resourceTexts(import.meta.glob('./resources/*.ts', { eager: true, import: 'default' })),
};
