import { describe, expect, it } from 'vitest';
import { plainFee } from '#contract/delivery/deliveryFee';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { defaultOrderRules } from '#contract/orders/orderRules';
import { type ReadinessFacts, readinessOf } from '#contract/readiness';

const day = (change: Partial<OpeningDay> = {}): OpeningDay => ({
  ...{ day: 1, is_open: true, is_full_day: false, slots: [{ start: '11:00', end: '22:00' }] },
  ...change,
});
const freeDelivery = {
  ...plainFee,
  ...{ base_price: 0, base_price_distance: 0, price_per_unit_distance: 0, min_fare: 0, free_delivery_above: null },
};
const standing = {
  is_approved: true,
  is_document_uploaded: true,
  is_email_verified: true,
  is_phone_number_verified: true,
};
const platform = {
  is_upload_store_documents: true,
  is_store_mail_verification: true,
  is_store_sms_verification: false,
};
const takes = { ...defaultOrderRules, is_delivery_on: true, is_pickup_on: true, is_table_on: false };

const complete: ReadinessFacts = {
  store: standing,
  settings: platform,
  documents: ['accepted'],
  opening: { opening_hours: [day()], order_type_hours: {}, order_rules: takes },
  fee: { ...freeDelivery, base_price: 300 },
  ...{ is_fee_saved: false, has_active_area: false, has_visible_item: true },
  ...{ has_bank_details: true, is_payout_frozen: false, has_accepted_order: true },
};
const stateOf = (step: string, change: Partial<ReadinessFacts>) => {
  const result = readinessOf({ ...complete, ...change }).find((each) => each.step === step);
  return result && [result.state, result.blocks];
};
const done = ['done', null];

describe('readinessOf', () => {
  it('has every step of a store that can sell done', () => {
    const steps = readinessOf(complete);
    expect(steps.map(({ step }) => step)).toEqual([
      ...['verify', 'documents', 'approval', 'hours', 'area', 'menu', 'bank'],
      'test',
    ]);
    expect(steps.every(({ state, blocks }) => state === 'done' && blocks === null)).toBe(true);
  });

  it('leaves out what the platform doesn’t require, and delivery for a store that doesn’t deliver', () => {
    const settings = {
      is_upload_store_documents: false,
      is_store_mail_verification: false,
      is_store_sms_verification: false,
    };
    const opening = { ...complete.opening, order_rules: { ...takes, is_delivery_on: false } };
    const steps = readinessOf({ ...complete, settings, opening }).map(({ step }) => step);
    expect(steps).toEqual(['approval', 'hours', 'menu', 'bank', 'test']);
  });

  it('keeps steps on other pages for later while the store is blocked, but not its bank details', () => {
    const change = {
      ...{ store: { ...standing, is_approved: false }, fee: freeDelivery },
      ...{ has_visible_item: false, has_bank_details: false },
      opening: { ...complete.opening, opening_hours: [day({ is_open: false })] },
    };
    expect(stateOf('approval', change)).toEqual(['waiting', 'store']);
    expect(stateOf('hours', change)).toEqual(['later', 'orders']);
    expect(stateOf('area', change)).toEqual(['later', 'fee']);
    expect(stateOf('menu', change)).toEqual(['later', 'orders']);
    expect(stateOf('bank', change)).toEqual(['to_do', 'payouts']);
    const approved = { ...change, store: standing };
    for (const step of ['hours', 'area', 'menu']) expect(stateOf(step, approved)?.[0]).toBe('to_do');
  });

  it('asks for the verification that is missing', () => {
    expect(
      stateOf('verify', { store: { ...standing, is_email_verified: false, is_phone_number_verified: false } }),
    ).toEqual(['to_do', 'store']);
  });

  it('follows the documents from missing to accepted', () => {
    const store = { ...standing, is_document_uploaded: false };
    expect(stateOf('documents', { store, documents: ['missing', 'in_review'] })).toEqual(['to_do', 'store']);
    expect(stateOf('documents', { store, documents: ['in_review'] })).toEqual(['waiting', 'store']);
    expect(stateOf('documents', { documents: ['accepted', 'in_review'] })).toEqual(['waiting', null]);
    expect(stateOf('documents', { documents: ['accepted', 'expired'] })).toEqual(['to_do', null]);
    // The platform let the store through without them.
    expect(stateOf('documents', { documents: ['missing'] })).toEqual(done);
  });

  it('counts the hours of the order types that the store takes', () => {
    const closed = [day({ is_open: false })];
    const opening = (order_type_hours: ReadinessFacts['opening']['order_type_hours']) => ({
      opening: { ...complete.opening, opening_hours: closed, order_type_hours },
    });
    expect(stateOf('hours', opening({}))).toEqual(['to_do', 'orders']);
    expect(stateOf('hours', opening({ table: [day()] }))).toEqual(['to_do', 'orders']);
    expect(stateOf('hours', opening({ pickup: [day({ slots: [] })] }))).toEqual(['to_do', 'orders']);
    expect(stateOf('hours', opening({ pickup: [day({ is_full_day: true, slots: [] })] }))).toEqual(done);
  });

  it('takes free delivery as set once the owner has saved it, or has an area', () => {
    const fee = freeDelivery;
    expect(stateOf('area', { fee })).toEqual(['to_do', 'fee']);
    expect(stateOf('area', { fee, is_fee_saved: true })).toEqual(done);
    expect(stateOf('area', { fee, has_active_area: true })).toEqual(done);
    expect(stateOf('area', { fee: { ...fee, mode: 'percentage', percentage: 5 } })).toEqual(done);
    expect(stateOf('area', { fee: { ...fee, area_price: 0 } })).toEqual(done);
  });

  it('waits for the platform while payouts are frozen', () => {
    expect(stateOf('bank', { is_payout_frozen: true })).toEqual(['waiting', 'payouts']);
    expect(stateOf('bank', { is_payout_frozen: true, has_bank_details: false })).toEqual(['waiting', 'payouts']);
  });

  it('ends with an accepted order, which a blocked store tries too and nothing depends on', () => {
    expect(stateOf('test', { has_accepted_order: false })).toEqual(['to_do', null]);
    expect(stateOf('test', { has_accepted_order: false, store: { ...standing, is_approved: false } })).toEqual([
      'to_do',
      null,
    ]);
  });
});
