import { customers } from './customers';
import { diet } from './diet';
import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';
import { soldOut } from './soldOut';

export const texts = { customers, diet, dispatch, orderChanges, soldOut };
