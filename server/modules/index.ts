import type { Handlers } from '../http/handler';
import { approvalHandlers } from './approval/index';
import { auditHandlers } from './audit/index';
import { deliveryHandlers, platformDeliveryHandlers } from './delivery/index';
import { imageHandlers } from './images/index';
import { menuImportHandlers } from './imports/index';
import { menuHandlers } from './menu/index';
import { orderHandlers, platformOrderHandlers } from './orders/index';
import { plainHandlers } from './plainResources';
import { platformProviderHandlers, providerHandlers } from './providers/index';
import { referenceHandlers } from './reference/index';
import { sessionHandlers } from './session/index';
import { settingsHandlers } from './settings/index';
import { storeHandlers } from './store/index';
import { subStoreHandlers } from './subStores/index';
import { supportHandlers } from './support/index';

/** Who carries out which call: complete by its type. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...storeHandlers,
  ...settingsHandlers,
  ...referenceHandlers,
  ...approvalHandlers,
  ...orderHandlers,
  ...platformOrderHandlers,
  ...deliveryHandlers,
  ...platformDeliveryHandlers,
  ...menuHandlers,
  ...imageHandlers,
  ...menuImportHandlers,
  ...supportHandlers,
  ...providerHandlers,
  ...platformProviderHandlers,
  ...auditHandlers,
  ...subStoreHandlers,
  ...plainHandlers,
};
