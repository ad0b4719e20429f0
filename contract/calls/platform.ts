import { z } from 'zod';
import { documentSides, documentStates, storeDocumentTypeIds } from '../documents/documentTypes';
import { documentSchema } from '../entities/document';
import { menuTableSchema, storeMenuSchema } from '../entities/menu';
import { deliveryStatusSchema, orderSnapshotSchema, orderStatusSchema } from '../entities/order';
import { outgoingEvents, outgoingMessageSchema, outgoingStates } from '../entities/outgoingMessage';
import { availabilities, providerSchema } from '../entities/provider';
import { id, instant, location, text, version } from '../entities/shared';
import { storeSchema } from '../entities/store';
import { limits } from '../limits';
import { call, noBody, nothing } from './call';
import { fileReply } from './documents';
import { listArguments, listReply } from './list';
import { appliedOffer, quoteBasket } from './offers';
import { checkDishes, placedOrder } from './placedOrder';

const snapshot = z.object({ order: orderSnapshotSchema });
/** An order, with the times that its customer's app shows. */
const customersOrder = orderSnapshotSchema.extend({
  /** The time that the customer was promised when ordering. */
  promised_at: instant,
  /**
   * The time to show the customer now: the promised time until the store accepts, then the kitchen's time plus the
   * delivery time. Later than `promised_at` if the store needs longer.
   */
  expected_at: instant,
});
/** The code belongs to the customer: no reply to a store includes it. */
const orderWithCode = z.object({ order: customersOrder, confirmation_code: z.string() });

/** Calls of the customer app, the delivery app and the platform's administrators, with the platform key. */
export const platformCalls = {
  'platform/get_store_list': call({
    audience: 'platform',
    summary:
      'Approved stores with their opening hours and locations, and since when payouts are frozen because the owner reported changed bank details',
    body: noBody,
    reply: listReply(storeSchema.extend({ payouts_frozen_at: instant.nullable() })),
  }),
  'platform/get_store_menu': call({
    audience: 'platform',
    isLong: true,
    summary: 'What a customer can order in a store',
    body: z.strictObject({ store_id: id }),
    reply: storeMenuSchema.extend({ tables: z.array(menuTableSchema) }),
  }),
  'platform/create_order': call({
    audience: 'platform',
    idempotent: 'by handler',
    audit: { entity: 'order', action: 'add' },
    summary: "Places a customer's order. The reply has the confirmation code for the customer",
    body: z
      .strictObject({ ...placedOrder, store_id: id, payment_status: z.enum(['pending', 'paid']).optional() })
      .superRefine(checkDishes),
    reply: orderWithCode,
  }),
  'platform/apply_promo_code': call({
    audience: 'platform',
    summary: "What a code takes off a customer's order that is not placed yet; 1012 and 4150 as for `apply_promo_code`",
    body: z.strictObject({ ...quoteBasket, promo_code: placedOrder.promo_code.unwrap(), store_id: id }),
    reply: appliedOffer,
  }),
  'platform/get_order': call({
    audience: 'platform',
    summary:
      "The current state of a customer's order, with the time to show them now (`expected_at`) and the code that " +
      'confirms the handover',
    body: z.strictObject({ store_id: id, order_id: id }),
    reply: orderWithCode,
  }),
  'platform/cancel_order': call({
    audience: 'platform',
    audit: { entity: 'order', action: 'set_status' },
    summary: 'The customer cancels, within the limit set by the store',
    body: z.strictObject({
      store_id: id,
      order_id: id,
      from: orderStatusSchema.optional(),
      reason: text(limits.reasonMax).optional(),
    }),
    reply: snapshot,
  }),
  'platform/set_delivery_status': call({
    audience: 'platform',
    audit: { entity: 'order', action: 'set_status' },
    summary: 'A delivery person answers an offer or moves a delivery forward',
    body: z.strictObject({
      store_id: id.optional(),
      order_id: id,
      from: deliveryStatusSchema,
      delivery_status: deliveryStatusSchema,
      provider_id: id,
      confirmation_code: z.string().trim().max(10).optional(),
      reason: text(limits.reasonMax).optional(),
      version: version.optional(),
    }),
    reply: snapshot,
  }),
  'platform/get_delivery_request_list': call({
    audience: 'platform',
    summary:
      'Orders offered to, or held by, the providers of a store; and those taken from them in the last minutes. ' +
      '`corrected_at` says when the store last put the address, its note, the time or the phone number right',
    body: z.strictObject({ store_id: id, provider_id: id.optional() }),
    reply: z.object({
      data: z.array(z.object({ provider_id: id, order: orderSnapshotSchema, corrected_at: instant.optional() })),
      withdrawn: z.array(z.object({ provider_id: id, order_id: id, at: instant })),
    }),
  }),
  'platform/get_provider_list': call({
    audience: 'platform',
    summary: 'Delivery people of a store',
    body: z.strictObject({ store_id: id }),
    reply: listReply(providerSchema),
  }),
  'platform/set_provider_location': call({
    audience: 'platform',
    audit: 'none: where somebody is, many times a minute',
    isGathered: true,
    summary: 'Reports the location of a delivery person',
    body: z.strictObject({ provider_id: id, location }),
    reply: nothing,
  }),
  'platform/set_provider_availability': call({
    audience: 'platform',
    audit: { entity: 'provider', action: 'availability', record: 'provider_id' },
    summary: 'A delivery person goes online or offline. `on_job` follows from the orders and cannot be set',
    body: z.strictObject({ provider_id: id, availability: z.enum(availabilities).exclude(['on_job']) }),
    reply: nothing,
  }),
  'platform/get_store_document_list': call({
    audience: 'platform',
    summary:
      "Documents of stores themselves, those that have waited longest first, with their store's name and country. With `state` `pending`, the ones to review; those that aren't complete are among them",
    body: z.strictObject({
      page: listArguments.page,
      perPage: listArguments.perPage,
      store_id: id.optional(),
      state: z.enum(documentStates).optional(),
    }),
    reply: listReply(documentSchema.extend({ store_name: z.array(z.string()), country_code: z.string() })),
  }),
  'platform/get_store_document_file': call({
    audience: 'platform',
    audit: { entity: 'store_document', action: 'reveal' },
    summary:
      "One side of a store's document: a picture in base64, or of a PDF the address from which it can be had for the next minutes, by whoever was given it. Its owner sees in the activity that it was opened. 1002 for a delivery person's, which the store itself reviews",
    body: z.strictObject({ _id: id, side: z.enum(documentSides) }),
    reply: fileReply,
  }),
  'platform/review_document': call({
    audience: 'platform',
    audit: { entity: 'provider_document', action: 'approve' },
    summary:
      "An administrator approves or declines a document of a delivery person or a store; 1005 names what is missing before it can be approved, 4009 if it isn't the `version` that was looked at. Approving a replacement deletes the document that it replaces",
    body: z.strictObject({
      _id: id,
      version: version.optional(),
      state: z.enum(documentStates).exclude(['pending']),
      reason: text(limits.reasonMax).optional(),
    }),
    reply: nothing,
  }),
  'platform/get_outgoing_message_list': call({
    audience: 'platform',
    summary:
      'Mails and text messages of the last 30 days, the newest first, with how far each has come. Their texts are never ' +
      'part of it: they can have a code or a link',
    body: z.strictObject({
      page: listArguments.page,
      perPage: listArguments.perPage,
      store_id: id.optional(),
      event: z.enum(outgoingEvents).optional(),
      state: z.enum(outgoingStates).optional(),
    }),
    reply: listReply(outgoingMessageSchema),
  }),
  'platform/set_required_documents': call({
    audience: 'platform',
    audit: "none: the platform's own setting, which is about no single store",
    summary:
      'Sets the documents that are required of stores: of all countries, and in addition of one. Without any, a few usual ones are. Stores that lack a newly required one count as having none uploaded',
    body: z.strictObject({
      /** Two letters; empty for every country. */
      country_code: z.union([z.literal(''), z.string().length(2)]),
      document_type_ids: z.array(z.enum(storeDocumentTypeIds)).max(storeDocumentTypeIds.length),
    }),
    reply: z.object({
      country_code: z.string(),
      document_type_ids: z.array(z.enum(storeDocumentTypeIds)),
    }),
  }),
  'platform/approve': call({
    audience: 'platform',
    audit: { entity: 'store', action: 'approve' },
    summary:
      'The administrator approves or declines a store, a sub-account or a provider; 4122 for a provider whom the store itself has blocked or declined',
    body: z.strictObject({ kind: z.enum(['store', 'sub_store', 'provider']), _id: id, is_approved: z.boolean() }),
    reply: nothing,
  }),
} as const;
