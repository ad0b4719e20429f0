import type { Handlers } from '../http/handler';
import { approvalHandlers } from './approval/index';
import { referenceHandlers } from './reference/index';
import { sessionHandlers } from './session/index';
import { settingsHandlers } from './settings/index';
import { storeHandlers } from './store/index';

/** Who carries out which call: complete by its type. */
export const handlers = {
  ...sessionHandlers,
  ...storeHandlers,
  ...settingsHandlers,
  ...referenceHandlers,
  ...approvalHandlers,
  // TEMPORARY GAP: orderHandlers and platformHandlers of ./orders/index, which closes the cast below too.
} as unknown as Handlers;
