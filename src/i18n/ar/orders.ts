import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';
import { soldOut } from './soldOut';

export const texts = { dispatch, orderChanges, soldOut };
