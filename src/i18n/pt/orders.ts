import { dispatch } from './dispatch';
import { orderChanges } from './orderChanges';

export const texts = { dispatch, orderChanges };
