import { customers } from './customers';
import { dispatch } from './dispatch';
import { earnings } from './earnings';
import { orderChanges } from './orderChanges';
import { orderPayments } from './orderPayments';
import { soldOut } from './soldOut';

export const texts = { customers, dispatch, earnings, orderChanges, orderPayments, soldOut };
