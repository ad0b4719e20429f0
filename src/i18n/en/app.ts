import { boards } from './boards';
import { categories } from './categories';
import { createOrder } from './createOrder';
import { images } from './images';
import { itemForm } from './itemForm';
import { items } from './items';
import { menuFiles } from './menuFiles';
import { modifierGroups } from './modifierGroups';
import { order } from './order';
import { recordLists } from './recordLists';
import { records } from './records';
import { shell } from './shell';
import { signIn } from './signIn';
import { sortable } from './sortable';

/** Texts of the product itself, one file a part of it. */
export const app = {
  boards,
  categories,
  createOrder,
  images,
  itemForm,
  items,
  menuFiles,
  modifierGroups,
  order,
  recordLists,
  records,
  shell,
  signIn,
  sortable,
};
