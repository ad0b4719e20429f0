import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore } from '../../support/factories/index';
import { login } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';
import { workPermit } from '../../support/staffCases/documents';
import { handInUsual, reviewAs, uploadSide } from '../../support/storeDocuments';

const desk = ownerDesk();
type ListBody = { store_id?: string; state?: 'pending' | 'approved'; page?: number; perPage?: number };
const list = (body: ListBody = {}) =>
  callAs(desk.test.app, 'platform', 'platform/get_store_document_list', { store_id: desk.store.id, ...body });
const open = (_id: string) =>
  callAs(desk.test.app, 'platform', 'platform/get_store_document_file', { _id, side: 'front' });

describe('the platform, which reviews the documents of stores,', () => {
  it('lists them with their store, those that have waited longest first', async () => {
    const { registration, identity } = await handInUsual(desk.test, desk.owner);
    const { data, count } = await list();
    expect([count, data.map(({ _id }) => _id)]).toEqual([2, [registration._id, identity._id]]);
    const { store } = desk;
    const ofStore = { holder_id: store.id, store_name: store.name, country_code: store.country_code };
    expect(data[0]).toMatchObject({ ...ofStore, type: holderTypes.store, state: 'pending', has_front: true });
    expect(JSON.stringify(data)).not.toContain('front_file');

    await reviewAs(desk.test, registration._id, 'approved');
    expect((await list({ state: 'pending' })).data.map(({ _id }) => _id)).toEqual([identity._id]);
    expect(await list({ page: 2, perPage: 1 })).toMatchObject({ count: 2, data: [{ _id: identity._id }] });
  });

  it('lists those of every store at once, and none of delivery people', async () => {
    const other = await makeStore(desk.test.db);
    const own = await uploadSide(desk.test, desk.owner, 'tax_certificate');
    const others = await uploadSide(desk.test, await login(desk.test.app, other), 'tax_certificate');
    const person = await makeProvider(desk.test.db, desk.store);
    const upload = { ...workPermit, holder_id: person.id };
    const { document } = await callAs(desk.test.app, desk.owner, 'upload_document', upload);
    const { data } = await callAs(desk.test.app, 'platform', 'platform/get_store_document_list', { perPage: 100 });
    const ids = data.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([own._id, others._id]));
    expect(ids).not.toContain(document._id);
    const asked = { _id: document._id, side: 'front' as const };
    expect(await errorOf(desk.test.app, 'platform', 'platform/get_store_document_file', asked)).toBe(
      errorCodes.DOCUMENT_NOT_FOUND,
    );
  });

  it('opens one, of which the owner reads in the activity', async () => {
    const { _id } = await uploadSide(desk.test, desk.owner, 'business_registration');
    const seen = await callAs(desk.test.app, desk.owner, 'get_document_file', { _id, side: 'front' });
    expect(await open(_id)).toMatchObject(seen);
    expect(seen).toMatchObject({ content: expect.stringMatching(/^\S{100}/) });
    const { data } = await callAs(desk.test.app, desk.owner, 'get_audit_list', {
      filter: { entity: 'store_document' },
    });
    expect(data.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['reveal', 'platform'],
      ['add', 'owner'],
    ]);
    expect(data[0]).toMatchObject({ record: { _id, name: desk.store.name }, old_values: null, new_values: null });
  });

  it('leaves no entry about a side that isn’t there', async () => {
    const { _id } = await uploadSide(desk.test, desk.owner, 'owner_identity');
    const back = { _id, side: 'back' as const };
    expect(await errorOf(desk.test.app, 'platform', 'platform/get_store_document_file', back)).toBe(
      errorCodes.DOCUMENT_NOT_FOUND,
    );
    const { data } = await callAs(desk.test.app, desk.owner, 'get_audit_list', {
      filter: { entity: 'store_document' },
    });
    expect(data.map(({ action }) => action)).toEqual(['add']);
  });
});
