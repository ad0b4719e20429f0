import { z } from 'zod';
import { id } from '../entities/shared';
import { optionalShape } from '../resources/recordShape';
import { cancellationSettings } from '../settings/cancellation';
import { detailsSettings } from '../settings/details';
import { orderSettings } from '../settings/orders';
import { taxSettings } from '../settings/tax';
import { storeFlags } from '../storeFlags';
import { body, call, nothing } from './call';

/** The settings that `update` takes: those of the store's own page. */
const ownSettings = {
  ...detailsSettings.fields,
  ...orderSettings.fields,
  ...cancellationSettings.fields,
  ...taxSettings.fields,
};

/** Calls that change a store as a whole; each section of its settings has its own calls. */
export const storeSettingsCalls = {
  update: call({
    audience: 'session',
    permission: 'store/setting',
    audit: { entity: 'store', action: 'update' },
    summary:
      'Changes any of the store’s settings at once, whatever their versions: for programs. Omitted fields keep their ' +
      'values; 621 if none is given',
    body: body({ store: z.strictObject(optionalShape(ownSettings)) }),
    reply: nothing,
  }),
} as const;

/** The administrators' decisions about a store. */
export const platformStoreCalls = {
  'platform/set_store_flags': call({
    audience: 'platform',
    audit: { entity: 'store', action: 'update', record: 'store_id' },
    summary: 'Sets what the platform allows a store, and whether it takes orders. Omitted flags keep their values',
    body: z.strictObject({
      store_id: id,
      is_business: z.boolean().optional(),
      ...(Object.fromEntries(storeFlags.map((flag) => [flag, z.boolean().optional()])) as Record<
        (typeof storeFlags)[number],
        z.ZodOptional<z.ZodBoolean>
      >),
    }),
    reply: nothing,
  }),
} as const;
