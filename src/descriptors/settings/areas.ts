import { defineSettings } from '../defineSettings';

/** Where the store delivers: the list and the map of its areas. */
export const areas = defineSettings('areas', {});

/** Tells what an order to an address would cost. */
export const tryAddress = defineSettings('try-address', {});
