import type { PlainEntity } from '#contract/resources/index';
import { joined } from '#contract/resources/joined';
import type { StoreResource } from '../records/storeResource';
import { deliveryAreas } from './deliveryAreas/index';
import { offers } from './offers/index';
import { festivalTimes } from './opening/service';
import { tableCombinations } from './tables/combinations';
import { tables } from './tables/index';

/** The plain resources of `contract/resources`, complete by its type: their calls, and how the audit log sees them. */
export const plainResources = {
  // One line each.
  delivery_area: deliveryAreas,
  festival_time: festivalTimes,
  promo_code: offers,
  table: tables,
  table_combination: tableCombinations,
} satisfies { [Entity in PlainEntity]: StoreResource };

export const plainHandlers = joined(plainResources, 'handlers');
