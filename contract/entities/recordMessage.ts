import { z } from 'zod';
import { plainEntities } from '../resources/index';
import { menuEntities } from './menuEntities';
import { id } from './shared';

/** Types of records whose changes can be undone: the menu's, and offers and tables written by an import. */
export const journaledEntities = [...menuEntities, 'promo_code', 'table'] as const;
export type JournaledEntity = (typeof journaledEntities)[number];

/** Other types announced in the same way; `store` is the store's settings, `store_document` its documents. */
export const recordEntities = [
  ...menuEntities,
  'provider',
  'store',
  'store_document',
  'review',
  'customer',
  'waiting_party',
  'typed_booking',
  'refused_request',
  ...plainEntities,
] as const;
export type RecordEntity = (typeof recordEntities)[number];

/** The records that changed. Without IDs, there were too many, and any record of that type may have changed. */
export const recordMessageSchema = z.object({ entity: z.enum(recordEntities), ids: z.array(id) });
export type RecordMessage = z.infer<typeof recordMessageSchema>;
