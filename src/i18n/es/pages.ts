import type { texts as english } from '../en/pages';
import { carousel } from './carousel';
import { diet } from './diet';
import { images } from './images';
import { itemForm } from './itemForm';
import { map } from './map';
import { recordLists } from './recordLists';
import { records } from './records';
import { settings } from './settings';
import { shared } from './shared';
import { sortable } from './sortable';

export const texts: typeof english = {
  ...shared,
  carousel,
  diet,
  images,
  itemForm,
  map,
  recordLists,
  records,
  settings,
  sortable,
};
