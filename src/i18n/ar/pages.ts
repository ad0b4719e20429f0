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

/** One file a part of the product. */
export const texts = {
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
