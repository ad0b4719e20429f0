import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { StoreDocumentTypeId } from '#contract/documents/documentTypes';
import { holderTypes } from '#contract/documents/holderTypes';
import { requiredDocuments, stores } from '#server/db/schema/index';
import { callAs, errorOf } from '../../support/callApi';
import { makeStore } from '../../support/factories/index';
import { ownerDesk } from '../../support/ownerDesk';
import {
  countsAsUploaded,
  documentsOf,
  handInUsual,
  requirePlatform,
  reviewAs,
  uploadSide,
} from '../../support/storeDocuments';

const desk = ownerDesk();
const setByHand = (is_document_uploaded: boolean) =>
  desk.test.db.update(stores).set({ is_document_uploaded }).where(eq(stores.id, desk.store.id));
const counts = () => countsAsUploaded(desk.test.db, desk.store.id);
const requireOf = (country_code: string, ...document_type_ids: StoreDocumentTypeId[]) =>
  callAs(desk.test.app, 'platform', 'platform/set_required_documents', { country_code, document_type_ids });
beforeEach(async () => {
  await desk.test.db.delete(requiredDocuments);
  await requirePlatform(desk.test.db, { is_upload_store_documents: true });
  await setByHand(false);
});
afterEach(async () => {
  await desk.test.db.delete(requiredDocuments);
  vi.restoreAllMocks();
});

describe('a store counts as having handed in its documents', () => {
  it('once everything required is there with all its parts, without waiting for the review', async () => {
    await uploadSide(desk.test, desk.owner, 'business_registration');
    await uploadSide(desk.test, desk.owner, 'owner_identity');
    await uploadSide(desk.test, desk.owner, 'owner_identity', { side: 'back' });
    expect(await counts()).toBe(false);
    expect(await errorOf(desk.test.app, desk.owner, 'get_store_menu', {})).toBe(errorCodes.NOT_PERMITTED);
    const told = vi.spyOn(desk.test.app.realtime, 'refreshAccess');
    await uploadSide(desk.test, desk.owner, 'owner_identity', { expires_on: '2999-01-31' });
    expect(await counts()).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith(desk.store.id);
    expect(await errorOf(desk.test.app, desk.owner, 'get_store_menu', {})).toBeNull();
  });

  it('until one is refused, and again once it has been replaced', async () => {
    const { registration } = await handInUsual(desk.test, desk.owner);
    await reviewAs(desk.test, registration._id, 'declined');
    expect(await counts()).toBe(false);
    await uploadSide(desk.test, desk.owner, 'business_registration');
    expect(await counts()).toBe(true);
  });

  it('not by details for one that was refused: its file has to be uploaded again', async () => {
    const { identity } = await handInUsual(desk.test, desk.owner);
    await reviewAs(desk.test, identity._id, 'declined', { reason: 'The date is wrong' });
    const refused = async () => {
      const { data } = await callAs(desk.test.app, desk.owner, 'get_document_list', { type: holderTypes.store });
      return data.find(({ document }) => document?._id === identity._id)?.document;
    };
    const update = async (details: { expires_on?: string }) =>
      callAs(desk.test.app, desk.owner, 'update_document', {
        _id: identity._id,
        version: (await refused())?.version ?? 0,
        ...details,
      });
    for (const details of [{}, { expires_on: '2999-01-31' }, { expires_on: '2998-01-31' }]) {
      const { document } = await update(details);
      expect(document).toMatchObject({ state: 'declined', reason: 'The date is wrong', reviewed_by: 'Platform' });
      expect(await counts()).toBe(false);
    }
    await uploadSide(desk.test, desk.owner, 'owner_identity', { side: 'back' });
    expect(await refused()).toMatchObject({ state: 'pending', reason: '', expires_on: '2998-01-31' });
    expect(await counts()).toBe(true);
  });

  it('until one is deleted before its review', async () => {
    const { identity } = await handInUsual(desk.test, desk.owner);
    await callAs(desk.test.app, desk.owner, 'delete_document', { _id: identity._id });
    expect(await counts()).toBe(false);
  });

  it('while a new version is refused, since the accepted one stays valid', async () => {
    const { registration, identity } = await handInUsual(desk.test, desk.owner);
    for (const { _id } of [registration, identity]) await reviewAs(desk.test, _id, 'approved');
    const next = await uploadSide(desk.test, desk.owner, 'business_registration');
    await reviewAs(desk.test, next._id, 'declined');
    expect(await counts()).toBe(true);
  });

  it('by what is required of it: more takes it away, and handing that in brings it back', async () => {
    await handInUsual(desk.test, desk.owner);
    const elsewhere = await makeStore(desk.test.db, { country_code: 'DE' });
    const wasElsewhere = await countsAsUploaded(desk.test.db, elsewhere.id);
    await requireOf(desk.store.country_code, 'business_registration', 'tax_certificate');
    expect([await counts(), await countsAsUploaded(desk.test.db, elsewhere.id)]).toEqual([false, wasElsewhere]);
    await uploadSide(desk.test, desk.owner, 'tax_certificate');
    expect(await counts()).toBe(true);
    await requireOf(desk.store.country_code);
    expect(await counts()).toBe(true);
    expect(
      await errorOf(desk.test.app, 'platform', 'platform/set_required_documents', {
        country_code: 'XX',
        document_type_ids: [],
      }),
    ).toBe(errorCodes.COUNTRY_NOT_FOUND);
  });

  it('as the platform says by hand, until a required document is handed in or taken away', async () => {
    await setByHand(true);
    // Some of what is required, and something that isn't: neither takes the platform's word back.
    const { _id } = await uploadSide(desk.test, desk.owner, 'business_registration');
    await uploadSide(desk.test, desk.owner, 'bank_statement');
    expect(await counts()).toBe(true);
    await reviewAs(desk.test, _id, 'declined');
    expect(await counts()).toBe(false);
    await setByHand(true);
    await uploadSide(desk.test, desk.owner, 'tax_certificate');
    expect(await counts()).toBe(true);
  });

  it('not as long as the platform says so by hand, whatever is handed in, accepted or required', async () => {
    const { registration } = await handInUsual(desk.test, desk.owner);
    const standing = { store_id: desk.store.id, is_document_uploaded: false };
    await callAs(desk.test.app, 'platform', 'platform/set_store_standing', standing);
    await uploadSide(desk.test, desk.owner, 'bank_statement');
    await uploadSide(desk.test, desk.owner, 'business_registration');
    const { version } = await uploadSide(desk.test, desk.owner, 'business_registration');
    const edited = { _id: registration._id, version, unique_code: 'HRB 4711' };
    await callAs(desk.test.app, desk.owner, 'update_document', edited);
    await reviewAs(desk.test, registration._id, 'approved');
    expect(await counts()).toBe(false);
    await requireOf(desk.store.country_code, 'business_registration');
    expect(await counts()).toBe(false);
    await requireOf(desk.store.country_code, 'business_registration', 'tax_certificate');
    const { _id } = await uploadSide(desk.test, desk.owner, 'tax_certificate');
    await reviewAs(desk.test, _id, 'approved');
    await requireOf(desk.store.country_code, 'business_registration');
    expect(await counts()).toBe(false);
    expect(await errorOf(desk.test.app, desk.owner, 'get_store_menu', {})).toBe(errorCodes.NOT_PERMITTED);
    await callAs(desk.test.app, 'platform', 'platform/set_store_standing', { ...standing, is_document_uploaded: true });
    expect(await counts()).toBe(true);
    // From then on, documents decide again.
    await reviewAs(desk.test, _id, 'declined');
    await requireOf(desk.store.country_code, 'tax_certificate');
    await uploadSide(desk.test, desk.owner, 'tax_certificate');
    expect(await counts()).toBe(true);
  });

  it('not after it was blocked by hand before it had handed in any', async () => {
    const standing = { store_id: desk.store.id, is_document_uploaded: false };
    await callAs(desk.test.app, 'platform', 'platform/set_store_standing', standing);
    await handInUsual(desk.test, desk.owner);
    expect(await counts()).toBe(false);
  });

  it('with many others, when what is required changes: those that lack something, and those that lacked it', async () => {
    await requireOf('', 'business_registration', 'tax_certificate');
    await uploadSide(desk.test, desk.owner, 'business_registration');
    const others = [await makeStore(desk.test.db), await makeStore(desk.test.db)];
    for (const { id } of others)
      await desk.test.db.update(stores).set({ is_document_uploaded: true }).where(eq(stores.id, id));
    const told = vi.spyOn(desk.test.app.realtime, 'refreshAccess');
    await requireOf('', 'business_registration');
    expect(await counts()).toBe(true);
    expect(told).toHaveBeenCalledWith(desk.store.id);
    for (const { id } of others) expect(told).not.toHaveBeenCalledWith(id);
    await requireOf('', 'business_registration', 'bank_statement');
    expect(await Promise.all(others.map(({ id }) => countsAsUploaded(desk.test.db, id)))).toEqual([false, false]);
    expect(await counts()).toBe(false);
    for (const { id } of others) expect(told).toHaveBeenCalledWith(id);
  });

  it('together with its documents: none of many changes at once is lost', async () => {
    await requireOf('', 'business_registration', 'tax_certificate');
    await Promise.all([
      uploadSide(desk.test, desk.owner, 'business_registration'),
      uploadSide(desk.test, desk.owner, 'tax_certificate'),
      requireOf('', 'tax_certificate'),
    ]);
    expect(await counts()).toBe(true);
    expect(await documentsOf(desk.test.db, desk.store.id)).toHaveLength(2);
    const { data } = await callAs(desk.test.app, desk.owner, 'get_document_list', { type: holderTypes.store });
    expect(data.filter(({ is_required }) => is_required)).toHaveLength(1);
  });
});
