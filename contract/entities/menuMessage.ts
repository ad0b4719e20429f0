import { z } from 'zod';
import { plainEntities } from '../resources/index';
import { menuEntities } from './menuEntities';
import { id } from './shared';

/** Kinds of records whose changes can be undone: the menu's, and offers that an import wrote. */
export const journaledEntities = [...menuEntities, 'promo_code'] as const;
export type JournaledEntity = (typeof journaledEntities)[number];

/** Other kinds announced in the same way; `store` is the store's own settings. */
export const recordEntities = [...menuEntities, 'provider', 'store', 'review', 'customer', ...plainEntities] as const;
export type RecordEntity = (typeof recordEntities)[number];

/** Which records changed. Too many to be named are none: all of that kind may have. */
export const menuMessageSchema = z.object({ entity: z.enum(recordEntities), ids: z.array(id) });
export type RecordMessage = z.infer<typeof menuMessageSchema>;
