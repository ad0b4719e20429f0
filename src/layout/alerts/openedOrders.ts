import { storageKeys } from '../../config/storageKeys';
import { keptIds } from './keptIds';

/** Orders that somebody opened on this device: they ring here no more, through reloads too. */
export const openedOrders = keptIds(storageKeys.openedOrders);
