import { diet } from './diet';
import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';
import { soldOut } from './soldOut';

export const texts = { diet, dispatch, orderChanges, soldOut };
