import { deliveryArea } from './deliveryAreas';
import { festivalTime } from './festivalTimes';
import { joined } from './joined';
import { offerRecord } from './offers';
import { table, tableCombination } from './tables';

/** The plain resources: records whose calls all come from their description (docs/add-a-resource.md). */
export const plainRecords = {
  // One line each.
  delivery_area: deliveryArea,
  festival_time: festivalTime,
  promo_code: offerRecord,
  table,
  table_combination: tableCombination,
};

export type PlainEntity = keyof typeof plainRecords;
/** Their names in the audit log and in stream messages. */
export const plainEntities = Object.keys(plainRecords) as PlainEntity[];

/** Their calls by name. */
export const plainCalls = joined(plainRecords, 'calls');
