import { customers } from './customers';
import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';
import { soldOut } from './soldOut';

export const texts = { customers, dispatch, orderChanges, soldOut };
