import { expect, it } from 'vitest';
import { z } from 'zod';
import { auditedBy } from '#contract/audit/auditEntry';
import { id, percent, text, texts } from '#contract/entities/shared';
import { describeRecord } from '#contract/resources/describeRecord';
import { sampleOf } from '../support/sampleOf';

const taxRate = describeRecord('tax_rate', {
  permission: 'store/setting',
  readers: ['store/setting', 'store/product'],
  storeFlag: 'is_store_can_create_group',
  fields: {
    name: texts(20),
    rate: percent,
    note: text(100).nullable().optional(),
    is_active: z.boolean().default(true),
  },
  shown: { item_count: z.int() },
  sort: ['rate', 'created_at'],
  filter: { is_active: z.boolean(), category_id: id.nullable() },
});
const { calls } = taxRate;
const idempotency_key = 'a key of its own';
const ofRecord = { _id: '0198f000-0000-7000-8000-000000000001', version: 2 };

it('names five calls, with who may make them and what they write', () => {
  expect(Object.entries(calls).map(([name, { audit, permission }]) => [name, audit, permission])).toEqual([
    ['get_tax_rate_list', undefined, ['store/setting', 'store/product']],
    ['get_tax_rate', undefined, ['store/setting', 'store/product']],
    ['add_tax_rate', { entity: 'tax_rate', action: 'add' }, 'store/setting'],
    ['update_tax_rate', { entity: 'tax_rate', action: 'update' }, 'store/setting'],
    ['delete_tax_rate', { entity: 'tax_rate', action: 'delete' }, 'store/setting'],
  ]);
  expect(calls.add_tax_rate).toMatchObject({
    audience: 'session',
    idempotent: true,
    storeFlag: 'is_store_can_create_group',
    summary: 'Adds a tax rate',
  });
});

it('takes every field that has no default when a record is added', () => {
  const { body } = calls.add_tax_rate;
  const given = { idempotency_key, name: ['Full'], rate: 19 };
  expect(body.parse(given)).toEqual({ ...given, is_active: true });
  expect(body.safeParse({ idempotency_key, rate: 19 }).error?.issues[0]?.path).toEqual(['name']);
  expect(body.safeParse({ ...given, item_count: 1 }).success).toBe(false);
});

it('takes any of the fields in an update, and fills none in', () => {
  const { body } = calls.update_tax_rate;
  expect(body.parse(ofRecord)).toEqual(ofRecord);
  expect(body.parse({ ...ofRecord, note: null })).toEqual({ ...ofRecord, note: null });
  expect(body.safeParse({ ...ofRecord, rate: 101 }).success).toBe(false);
});

it('deletes one record or many', () => {
  const { body } = calls.delete_tax_rate;
  const { _id } = ofRecord;
  expect([{ _id }, { ids: [_id] }, {}, { _id, ids: [_id] }].map((each) => body.safeParse(each).success)).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

it('lists by what it says, and by nothing else', () => {
  const { body } = calls.get_tax_rate_list;
  expect(body.safeParse({ sort_by: 'rate', filter: { category_id: null } }).success).toBe(true);
  expect(body.safeParse({ sort_by: 'name' }).success).toBe(false);
  expect(body.safeParse({ filter: { rate: 1 } }).success).toBe(false);
});

it('shows the fields, what it says beside them, and who changed it last', () => {
  const shown = ['_id', 'version', 'updated_at', 'updated_by', 'name', 'rate', 'note', 'is_active', 'item_count'];
  expect(Object.keys(taxRate.schema.shape)).toEqual(shown);
});

it('isn’t a kind of record for the audit log until the registry has it', () => {
  expect(() => auditedBy(calls.add_tax_rate.audit)).toThrow('tax_rate');
});

it('has values made for its fields by the tests', () => {
  for (const yes of [true, false]) {
    const made = Object.entries(taxRate.fields).map(([name, field]) => [name, sampleOf(field, yes)]);
    const body = { idempotency_key, ...Object.fromEntries(made) };
    expect(calls.add_tax_rate.body.parse(body)).toMatchObject({ is_active: yes });
  }
});
