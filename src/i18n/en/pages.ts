import { access } from './access';
import { activity } from './activity';
import { carousel } from './carousel';
import { categories } from './categories';
import { createOrder } from './createOrder';
import { dispatch } from './dispatch';
import { images } from './images';
import { itemForm } from './itemForm';
import { items } from './items';
import { map } from './map';
import { menuFiles } from './menuFiles';
import { modifierGroups } from './modifierGroups';
import { orderChanges } from './orderChanges';
import { orderHistory } from './orderHistory';
import { palette } from './palette';
import { providers } from './providers';
import { push } from './push';
import { recordLists } from './recordLists';
import { records } from './records';
import { settings } from './settings';
import { sortable } from './sortable';
import { subStores } from './subStores';
import { support } from './support';

/** One file per part of the product. */
export const texts = {
  activity,
  subStores,
  access,
  carousel,
  categories,
  createOrder,
  dispatch,
  images,
  itemForm,
  items,
  map,
  menuFiles,
  modifierGroups,
  orderChanges,
  orderHistory,
  palette,
  providers,
  push,
  recordLists,
  records,
  settings,
  sortable,
  support,
};
