import { resourceTexts } from '../resourceTexts';
import { boards } from './boards';
import { errorTexts } from './codes/errors';
import { pushTexts } from './codes/push';
import { successTexts } from './codes/success';
import { commonWords } from './commonWords';
import { texts as entrance } from './entrance';
import { order } from './order';
import { ra } from './ra';
import { renewSession } from './renewSession';
import { search } from './search';
import { shell } from './shell';

/** One file a part of the product; react-admin's own texts are its `ra`. */
export const texts = {
  ...ra,
  boards,
  codes: { error: errorTexts, success: successTexts, push: pushTexts },
  common: commonWords,
  order,
  search,
  shell,
  signIn: { ...entrance.signIn, renew: renewSession },
  ...resourceTexts(import.meta.glob('./resources/*.ts', { eager: true, import: 'default' })),
};
