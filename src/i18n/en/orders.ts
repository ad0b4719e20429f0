import { customers } from './customers';
import { dispatch } from './dispatch';
import { earnings } from './earnings';
import { orderChanges } from './orderChanges';
import { orderPayments } from './orderPayments';
import { soldOut } from './soldOut';

/** Texts of orders beyond their cards: the panel, its dialogs, the dispatch page. */
export const texts = { customers, dispatch, earnings, orderChanges, orderPayments, soldOut };
