import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';

/** Of what orders show besides their cards: the panel, its dialogs, the dispatch page. */
export const texts = { dispatch, orderChanges };
