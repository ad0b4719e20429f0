import { randomInt, randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Person } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { newId } from '#server/db/schema/columns';
import { customers } from '#server/db/schema/customers';
import {
  gatewayEvents,
  mailAddresses,
  menuChangeRecords,
  menuChanges,
  menuImportRows,
  menuImports,
  orderChanges,
  orderEvents,
  orderRefunds,
  orders,
  outgoingMessages,
  payments,
  promoUses,
  pushMessages,
  refusedRequests,
  storeArchives,
  supportMessages,
  unverifiedMessages,
  waitingParties,
  walletRequests,
} from '#server/db/schema/index';
import { writeAuditEntries } from '#server/modules/audit/service';
import { sealMessage } from '#server/modules/outgoing/sealedMessage';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import { deliveryInput, makeEndedOrder, makeOffer, makeReview, orderInput } from './factories/index';
import type { openOrderStore } from './orderDesk';

type Desk = Awaited<ReturnType<typeof openOrderStore>>;

/** A customer whose name, email address and texts all have one word that nothing else has. */
export function aCustomer() {
  const word = `zzyzx${randomUUID().slice(0, 8)}`;
  return {
    word,
    name: `Quilla ${word}`,
    country_phone_code: '+33',
    phone: `6${randomInt(10_000_000, 99_999_999)}`,
    email: `${word}@customer.example`,
    address: `5 rue ${word}, Paris`,
  };
}
export type PlantedCustomer = ReturnType<typeof aCustomer>;

/** Two orders as the calls write them, with every text that a customer or the staff can add, both ended. */
async function plantOrders({ app }: TestApp, desk: Desk, customer: PlantedCustomer): Promise<string[]> {
  const { name, country_phone_code, phone, email, address, word } = customer;
  const fields = {
    customer: { name, country_phone_code, phone, email },
    order_comment: `Ring for ${word}`,
    items: [{ item_id: desk.item.id, quantity: 1, note: `For ${word}` }],
  };
  const input = deliveryInput(desk.store, desk.item, fields);
  const delivery_address = { ...input.delivery_address, address, note: `Behind ${word}` };
  const placed = await desk.placeOutside({
    ...input,
    delivery_address: delivery_address as NonNullable<typeof input.delivery_address>,
    delivery_comment: `Dog of ${word}`,
  });
  await desk.customerCancels(placed.order, { reason: `${word} is not hungry` });
  const phoneOrder = await callAs(app, desk.owner, 'create_order', {
    ...orderInput(desk.item, fields),
    idempotency_key: randomUUID(),
  });
  await desk.moveReply(phoneOrder.order, 104, { reason: `${word} called` });
  const correction = { store_id: desk.store.id, order_id: phoneOrder.order._id, amount: -100 };
  const added = { ...correction, reason: `${word} complained`, idempotency_key: randomUUID() };
  await callAs(app, 'platform', 'platform/add_adjustment', added);
  return [placed.order._id, phoneOrder.order._id];
}

/** Writes what changes, refunds and corrections say about an order. */
async function plantChanges({ db }: TestApp, desk: Desk, order_id: string, { name, word }: PlantedCustomer) {
  const store_id = desk.store.id;
  const by: Person = { kind: 'customer', id: null, name };
  const line = {
    ...{ line: 0, item_id: desk.item.id, name: ['Pizza'], quantity: 1, unit_price: 100, note: `For ${word}` },
    ...{ modifiers: [], total: 100, tax_rate: 0, refunded_quantity: 0 },
  };
  const sums = { items: [line], subtotal: 100, tax: 0, discount: 0, total: 100 };
  await db.insert(orderChanges).values({
    ...{ store_id, order_id, state: 'declined', proposed_at: new Date(), proposed_by: by, settled_by: by },
    ...{ message: `Dear ${word}`, answer: `No, ${word}`, before: sums, after: sums },
    ...{ lines: [{ kind: 'changed', line: 0, before: line, after: line }], refund: 0, extra_charge: 0 },
  });
  await db.insert(orderRefunds).values({
    ...{ store_id, order_id, kind: 'refund', at: new Date(), by, amount: 1, lines: [], reason: `${word} was sad` },
  });
  const payment = { store_id, order_id, gateway: 'stripe' } as const;
  await db.insert(payments).values({
    ...{ ...payment, mode: 'charge', state: 'paid', payment: order_id, amount: 1, currency: 'USD' },
    ...{ customer: word, saved_card: `card of ${word}`, card: { brand: word, last4: '4242' }, address: `/${word}` },
  });
  await db.insert(gatewayEvents).values({
    ...{ ...payment, event_id: order_id, type: 'payment', raw: word, at: new Date(), received_at: new Date() },
  });
  await db.insert(unverifiedMessages).values({
    ...{ store_id, id: newId(), gateway: payment.gateway, gateway_id: newId(), headers: {} },
    ...{ received_at: new Date(), next_try_at: new Date('2099-01-01'), raw: `${order_id} ${word}` },
  });
  const kinds = ['address_changed', 'note_changed', 'phone_changed', 'position_changed'] as const;
  await db.insert(orderEvents).values(
    kinds.map((kind, index) => ({
      ...{ store_id, order_id, seq: 100 + index, actor_kind: 'customer' as const, actor_id: word, actor_name: name },
      ...{ kind, axis: 'order' as const, to_status: 25, reason: word, detail: { before: word, after: word } },
    })),
  );
  await db
    .update(orders)
    .set({ seen_items: [line], updated_by: name })
    .where(eq(orders.id, order_id));
}

/** A completed order with a review, an apology and its use. */
async function plantReview({ app, db }: TestApp, { store, owner }: Desk, customer: PlantedCustomer) {
  const { name, word, phone, country_phone_code } = customer;
  const who = { customer_name: name, customer_phone: phone, customer_country_phone_code: country_phone_code };
  const apology = await makeOffer(db, store, { only_phone: phone, only_country_phone_code: country_phone_code });
  const review = await makeReview(db, store, {
    order: who,
    ...{ comment: `Best regards, ${word}`, reply_text: `Dear ${word}`, reply_at: new Date(), reply_by: 'Staff' },
    ...{ note: `Call ${word}`, report_reason: 'not_our_order', report_text: `${word} never came` },
    ...{ reported_at: new Date(), apology_id: apology.id },
  });
  // As a call, because its reply is kept.
  await callAs(app, owner, 'reply_review', {
    ...{ _id: review.id, text: `Again: dear ${word}`, idempotency_key: randomUUID() },
  });
  const { id: order_id } = await makeEndedOrder(db, store, who);
  await db.insert(promoUses).values({
    ...{ store_id: store.id, order_id, promo_id: apology.id, customer_phone: phone },
    ...{ customer_country_phone_code: country_phone_code, discount: 1 },
  });
  return { review, apology, orderIds: [review.order_id, order_id] };
}

/** The note, and what the audit log has about the customer. */
async function plantEntries(
  test: TestApp,
  desk: Desk,
  customer: PlantedCustomer,
  records: { order: string; review: string },
) {
  const { app, db } = test;
  const { name, word, phone, country_phone_code, address } = customer;
  const number = { country_phone_code, phone };
  const note = { note: `Likes ${word}`, allergies: word, language: 'fr', is_blocked: false } as const;
  await callAs(app, desk.owner, 'set_customer_note', { ...number, ...note, version: 0 });
  const values = { address, phone: `${country_phone_code} ${phone}`, address_note: word, location: [1, 2], total: 5 };
  const texts = { comment: word, reply: word, note: word, rating: 3 };
  const actor = { kind: 'customer', id: null, name } as const;
  await writeAuditEntries(db, desk.store.id, [
    { entity: 'order', action: 'correct', record: { id: records.order, name: ['1'] }, old: values, new: values, actor },
    { entity: 'review', action: 'reply', record: { id: records.review, name: ['1'] }, old: texts, new: texts },
  ]);
}

/** Texts about something else that mention the customer. */
async function plantMentions({ db, env }: TestApp, desk: Desk, customer: PlantedCustomer, orderId: string) {
  const store_id = desk.store.id;
  const { name, email, phone, address, word } = customer;
  const spaced = phone.replace(/(\d{2})(?=\d)/g, '$1 ');
  const about = `${name} (${email}, 0${phone}) at ${address}`;
  const other = await makeEndedOrder(db, desk.store, { order_comment: `Neighbour of ${name}`, item: desk.item });
  await db
    .update(orders)
    .set({ delivery_comment: `Ask 0${spaced}`, reason: about })
    .where(eq(orders.id, other.id));
  await db.insert(customers).values({
    ...{ store_id, country_phone_code: '+33', phone: `7${phone.slice(1)}`, version: 1, note: `Wife of ${name}` },
    ...{ allergies: `See +33 ${spaced}`, language: '', is_blocked: false },
  });
  await db.insert(supportMessages).values({
    ...{ store_id, by: 'Staff', reply_to: 'staff@store.example', text: `Help: ${about}`, page: '/', app_version: '1' },
    browser: 'Firefox',
  });
  await db.insert(walletRequests).values({
    ...{ store_id, id: randomUUID(), amount: 1, currency: 'EUR', state: 'declined', reason: `Not for ${about}` },
    ...{ by: { kind: 'store', id: null, name: 'Staff' }, created_at: new Date(), updated_at: new Date() },
  });
  await db.insert(outgoingMessages).values({
    ...{ store_id, channel: 'email', event: 'support', language: 'en', recipient: email },
    refusal: `550 ${email} is unknown`,
  });
  await db
    .insert(mailAddresses)
    .values({ store_id, address: email, bounced_at: new Date(), bounce_reason: 'No such user' });
  const id = randomUUID();
  const sealed = sealMessage(env, id, { subject: `About ${name}`, text: about });
  await db.insert(outgoingMessages).values({
    ...{ id, store_id, channel: 'email', event: 'support', language: 'en', recipient: 'operator@test.example', sealed },
    next_try_at: new Date(Date.now() + 86_400_000),
  });
  const message = { message_code: '2088', store_id, account: 'x', order_id: orderId, table_number: word };
  await db
    .insert(pushMessages)
    .values({ store_id, device_token: 'x', message, due_at: new Date(Date.now() + 86_400_000) });
  const import_id = randomUUID();
  await db.insert(menuImports).values({
    store_id,
    id: import_id,
    kind: 'items',
    by: 'Staff',
    file_name: `${name}.csv`,
    options: { create_missing: false },
  });
  await db.insert(menuImportRows).values({
    ...{ store_id, import_id, line: 2, values: { name: about }, outcome: 'create', name: about, match_key: about },
    changes: [],
  });
  await db.insert(menuChanges).values({ store_id, id: import_id, by: 'Staff' });
  await db.insert(menuChangeRecords).values({
    ...{ store_id, change_id: import_id, position: 1, entity: 'promo_code', record_id: randomUUID() },
    before: { only_phone: phone, note: about },
  });
  const archive = {
    store_id,
    id: randomUUID(),
    state: 'ready' as const,
    file: `private/${store_id}/${word}`,
    parts: 1,
  };
  await db.insert(storeArchives).values(archive).onConflictDoUpdate({ target: storeArchives.store_id, set: archive });
  return { sealedId: id };
}

/** Once they waited for a table. */
async function plantWaiting({ db }: TestApp, { store }: Desk, customer: PlantedCustomer): Promise<void> {
  const { name, country_phone_code, phone, word } = customer;
  await db.insert(waitingParties).values({
    ...{ store_id: store.id, persons: 2, name, country_phone_code, phone, note: `Pram of ${word}` },
    ...{ added_at: new Date(), added_by: 'Staff' },
  });
  const at = addDays(new Date(), 1);
  await db.insert(refusedRequests).values({
    ...{ store_id: store.id, asked_at: new Date(), day: at.toISOString().slice(0, 10), at, until: at },
    ...{ persons: 2, rule: 'covers', name, country_phone_code, phone },
  });
}

/** An order of someone else with a text about the customer wherever its store and its customer can write one. */
export async function mentionInOtherOrder({ app }: TestApp, desk: Desk, { name }: Pick<PlantedCustomer, 'name'>) {
  const { store, owner, item } = desk;
  const text = `Ask ${name}`;
  const input = deliveryInput(store, item, {
    ...{ paid_by: 'card', order_comment: text, delivery_comment: text },
    items: [{ item_id: item.id, quantity: 2, note: text }],
  });
  const payment = { store_id: store.id, payment_status: 'paid' } as const;
  const { order } = await callAs(app, 'platform', 'platform/create_order', { ...input, ...payment });
  const ofOrder = async () => {
    const { version } = (await desk.getOrder(order)).order;
    return { order_id: order._id, version, idempotency_key: randomUUID() };
  };
  await desk.move(order, orderStatus.ACCEPTED);
  const { change } = await callAs(app, owner, 'update_order_items', {
    ...(await ofOrder()),
    items: [{ line: 0, quantity: 1, note: `${text} first` }],
    message: text,
  });
  const answer = { change_id: change._id, accept: true, answer: text };
  await callAs(app, 'platform', 'platform/accept_cart_update', { store_id: store.id, order_id: order._id, ...answer });
  const address = { address: '5 rue du Test, Paris', location: input.delivery_address?.location ?? [0, 0], note: text };
  await callAs(app, owner, 'update_order_details', {
    ...(await ofOrder()),
    delivery_address: address as NonNullable<typeof input.delivery_address>,
  });
  await callAs(app, owner, 'refund_order', { ...(await ofOrder()), amount: 1, reason: text });
  const accepted = (await desk.getOrder(order)).order;
  return desk.move(accepted, orderStatus.CANCELLED_BY_STORE, { reason: text });
}

/** Writes a customer into every column that their data can reach. @returns the IDs of their orders, and other records */
export async function plantCustomer(test: TestApp, desk: Desk, customer: PlantedCustomer) {
  const called = await plantOrders(test, desk, customer);
  const [first = ''] = called;
  await plantChanges(test, desk, first, customer);
  const { review, apology, orderIds } = await plantReview(test, desk, customer);
  await plantEntries(test, desk, customer, { order: first, review: review.id });
  await plantWaiting(test, desk, customer);
  const { sealedId } = await plantMentions(test, desk, customer, first);
  return { orderIds: [...called, ...orderIds], review, apology, sealedId };
}
