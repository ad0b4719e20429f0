import { z } from 'zod';
import { imageRef } from '../entities/image';
import { id } from '../entities/shared';
import { platformSettingsSchema, storeSchema } from '../entities/store';
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
  update_image: call({
    audience: 'owner',
    audit: { entity: 'store', action: 'update' },
    summary: 'Sets the picture that stands for the store, uploaded with `add_image`; `null` removes it',
    body: body({ image: imageRef.nullable() }),
    reply: z.object({ store: storeSchema.pick({ image: true, image_url: true }) }),
  }),
} as const;

/** The administrators' decisions about a store, and what they require of every store. */
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
  'platform/set_store_standing': call({
    audience: 'platform',
    audit: { entity: 'store', action: 'update', record: 'store_id' },
    summary:
      'Sets whether a store has its documents, has confirmed its email address and phone number, and whether its payouts ' +
      'and bank details are frozen. Omitted fields ' +
      'keep their values',
    body: z.strictObject({
      store_id: id,
      /** `false` blocks the store until it is `true` again: neither an upload nor a review ends that. */
      is_document_uploaded: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      is_phone_number_verified: z.boolean().optional(),
      /** `false` ends what "It wasn't me" began, once the platform has looked into it. */
      is_payout_frozen: z.boolean().optional(),
    }),
    reply: nothing,
  }),
  'platform/set_platform_settings': call({
    audience: 'platform',
    audit: 'none: every store has its own audit log, and this is about all of them',
    summary:
      'Sets what the platform requires of every store, at once. Omitted fields keep their values; 4201 for a ' +
      'verification by messages that the installation can’t send',
    body: platformSettingsSchema.partial().strict(),
    reply: platformSettingsSchema,
  }),
} as const;
