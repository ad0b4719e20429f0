import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { permissionKeys } from '#contract/permissions';
import { auditEntries, requiredDocuments, stores } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore, makeSubStore } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';
import { documentsOf, handInUsual, requirePlatform, reviewAs, sideOf, uploadSide } from '../../support/storeDocuments';
import { withFile } from '../../support/uploadForm';

const desk = ownerDesk();
const type = holderTypes.store;
beforeEach(async () => {
  await desk.test.db.delete(requiredDocuments);
  await requirePlatform(desk.test.db, { is_upload_store_documents: true });
  await desk.test.db.update(stores).set({ is_document_uploaded: false }).where(eq(stores.id, desk.store.id));
});

const list = async () => (await callAs(desk.test.app, desk.owner, 'get_document_list', { type })).data;
const entryOf = async (id: string) => (await list()).find(({ document_type_id }) => document_type_id === id);
const fileAt = (key = '') => openFileStore(desk.test.env).get(key);

describe("a store's documents", () => {
  it('are listed by type, with what is required in its country', async () => {
    await callAs(desk.test.app, 'platform', 'platform/set_required_documents', {
      country_code: '',
      document_type_ids: ['business_registration'],
    });
    await callAs(desk.test.app, 'platform', 'platform/set_required_documents', {
      country_code: 'DE',
      document_type_ids: ['bank_statement'],
    });
    const required = async () =>
      (await list()).filter(({ is_required }) => is_required).map(({ document_type_id }) => document_type_id);
    expect(await required()).toEqual(['business_registration']);
    await callAs(desk.test.app, 'platform', 'platform/set_required_documents', {
      country_code: desk.store.country_code,
      document_type_ids: ['tax_certificate'],
    });
    expect(await required()).toEqual(['business_registration', 'tax_certificate']);
    await requirePlatform(desk.test.db, {});
    expect(await required()).toEqual([]);
  });

  it('can be uploaded while the store is blocked for their lack, and whatever its flags', async () => {
    await desk.test.db
      .update(stores)
      .set({ is_store_can_add_provider: false, is_approved: false })
      .where(eq(stores.id, desk.store.id));
    expect(await errorOf(desk.test.app, desk.owner, 'get_store_menu', {})).toBe(errorCodes.NOT_PERMITTED);
    const document = await uploadSide(desk.test, desk.owner, 'business_registration', { unique_code: 'HRB 4711' });
    expect(document).toMatchObject({ type, holder_id: desk.store.id, state: 'pending', is_replacement: false });
    const { _id, version } = document;
    const changed = { _id, version, unique_code: 'HRB 4712' };
    expect((await callAs(desk.test.app, desk.owner, 'update_document', changed)).document.unique_code).toBe('HRB 4712');
    const file = await callAs(desk.test.app, desk.owner, 'get_document_file', { _id, side: 'front' });
    expect(file.content_type).toBe('image/webp');
    await callAs(desk.test.app, desk.owner, 'delete_document', { _id });
    expect(await documentsOf(desk.test.db, desk.store.id)).toEqual([]);
  });

  it("leave delivery people's documents to stores that work and may have some", async () => {
    const person = await makeProvider(desk.test.db, desk.store);
    const body = { type: holderTypes.provider, holder_id: person.id };
    expect(await errorOf(desk.test.app, desk.owner, 'get_document_list', body)).toBe(errorCodes.NOT_PERMITTED);
    await requirePlatform(desk.test.db, {});
    expect(await errorOf(desk.test.app, desk.owner, 'get_document_list', body)).toBeNull();
    await desk.test.db.update(stores).set({ is_store_can_add_provider: false }).where(eq(stores.id, desk.store.id));
    expect(await errorOf(desk.test.app, desk.owner, 'get_document_list', body)).toBe(errorCodes.NOT_PERMITTED);
  });

  it('are for the owner alone', async () => {
    await requirePlatform(desk.test.db, {});
    const { _id, version } = await uploadSide(desk.test, desk.owner, 'business_registration');
    const member = await loginSubStore(
      desk.test.app,
      await makeSubStore(desk.test.db, desk.store, { grants: [...permissionKeys] }),
    );
    const codeOf = (...args: Parameters<typeof errorOf> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
      errorOf(desk.test.app, member, ...args);
    expect(await codeOf('get_document_list', { type })).toBe(errorCodes.NOT_PERMITTED);
    expect(await codeOf('upload_document', await sideOf('tax_certificate'))).toBe(errorCodes.NOT_PERMITTED);
    expect(await codeOf('get_document_file', { _id, side: 'front' })).toBe(errorCodes.DOCUMENT_NOT_FOUND);
    expect(await codeOf('update_document', { _id, version })).toBe(errorCodes.DOCUMENT_NOT_FOUND);
    expect(await codeOf('delete_document', { _id })).toBe(errorCodes.DOCUMENT_NOT_FOUND);
  });

  it('belong to one store: 1001 for the list of another, 1002 for its documents', async () => {
    await requirePlatform(desk.test.db, {});
    const other = await makeStore(desk.test.db);
    const { _id } = await uploadSide(desk.test, await login(desk.test.app, other), 'business_registration');
    expect(await call(desk.test.app, desk.owner, 'get_document_list', { type, holder_id: other.id })).toMatchObject({
      error_code: errorCodes.DOCUMENT_LIST_NOT_FOUND,
      errors: [{ path: 'holder_id' }],
    });
    expect(await errorOf(desk.test.app, desk.owner, 'get_document_file', { _id, side: 'front' })).toBe(
      errorCodes.DOCUMENT_NOT_FOUND,
    );
    expect(await errorOf(desk.test.app, desk.owner, 'delete_document', { _id })).toBe(errorCodes.DOCUMENT_NOT_FOUND);
  });

  it('are of types for stores, and no store reviews its own', async () => {
    const wrong = await sideOf('business_registration');
    const asPerson = { ...wrong, document_type_id: 'driving_licence' as const };
    expect(await call(desk.test.app, desk.owner, 'upload_document', asPerson)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'document_type_id' }],
    });
    await requirePlatform(desk.test.db, {});
    const { _id } = await uploadSide(desk.test, desk.owner, 'business_registration');
    expect(await errorOf(desk.test.app, desk.owner, 'review_document', { _id, state: 'approved' })).toBe(
      errorCodes.DOCUMENT_NOT_FOUND,
    );
  });

  it('lie sealed, and a file that is neither picture nor PDF is refused with 1003', async () => {
    await uploadSide(desk.test, desk.owner, 'business_registration');
    const [row] = await documentsOf(desk.test.db, desk.store.id);
    expect(row?.front_file).toMatch(/^private\//);
    expect((await fileAt(row?.front_file))?.subarray(0, 4).toString('latin1')).not.toBe('RIFF');
    const refused = withFile(await sideOf('tax_certificate'), { filename: 'scan.jpg', content: 'not a picture' });
    expect(await errorOf(desk.test.app, desk.owner, 'upload_document', refused)).toBe(
      errorCodes.DOCUMENT_UPLOAD_FAILED,
    );
  });
});

describe('a review by the platform', () => {
  it('is refused with 1005 while something is missing, and with 4009 if it changed since', async () => {
    const first = await uploadSide(desk.test, desk.owner, 'owner_identity');
    expect(await reviewAs(desk.test, first._id, 'approved')).toMatchObject({
      error_code: errorCodes.DOCUMENT_DETAILS_MISSING,
      errors: [{ path: 'back' }, { path: 'expires_on' }],
    });
    const second = await uploadSide(desk.test, desk.owner, 'owner_identity', {
      side: 'back',
      expires_on: '2999-01-31',
    });
    expect(await reviewAs(desk.test, first._id, 'approved', { version: first.version })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
    });
    expect(await reviewAs(desk.test, first._id, 'approved', { version: second.version })).toMatchObject({
      success: true,
    });
  });

  it('says why it was declined until another file comes', async () => {
    const { _id } = await uploadSide(desk.test, desk.owner, 'business_registration');
    expect(await reviewAs(desk.test, _id, 'declined', {})).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'reason', code: 'required' }],
    });
    await reviewAs(desk.test, _id, 'declined', { reason: 'The stamp is cut off' });
    expect((await entryOf('business_registration'))?.document).toMatchObject({
      state: 'declined',
      reason: 'The stamp is cut off',
      reviewed_by: 'Platform',
    });
    await uploadSide(desk.test, desk.owner, 'business_registration');
    expect((await entryOf('business_registration'))?.document).toMatchObject({ _id, state: 'pending', reason: '' });
  });

  it('is in the audit log under the name of the store, without numbers', async () => {
    const { _id } = await uploadSide(desk.test, desk.owner, 'business_registration', { unique_code: 'X-4711' });
    await reviewAs(desk.test, _id, 'approved');
    const entries = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.record_id, _id));
    expect(entries.map(({ entity, action, record_name }) => [entity, action, record_name])).toEqual([
      ['store_document', 'add', desk.store.name],
      ['store_document', 'approve', desk.store.name],
    ]);
    expect(JSON.stringify(entries)).not.toContain('X-4711');
  });
});

describe('a replacement', () => {
  const accepted = async () => {
    const document = await uploadSide(desk.test, desk.owner, 'business_registration', { unique_code: 'old' });
    await reviewAs(desk.test, document._id, 'approved');
    return document;
  };

  it('leaves the accepted document as it is until it is accepted, then takes its place', async () => {
    const old = await accepted();
    const [before] = await documentsOf(desk.test.db, desk.store.id);
    const next = await uploadSide(desk.test, desk.owner, 'business_registration', { unique_code: 'new' });
    expect(next).toMatchObject({ is_replacement: true, state: 'pending' });
    expect(await entryOf('business_registration')).toMatchObject({
      document: { _id: old._id, state: 'approved', unique_code: 'old' },
      replacement: { _id: next._id },
    });
    await reviewAs(desk.test, next._id, 'approved');
    expect(await entryOf('business_registration')).toMatchObject({
      document: { _id: next._id, state: 'approved', unique_code: 'new', is_replacement: false },
      replacement: null,
    });
    expect(await fileAt(before?.front_file)).toBeNull();
    const log = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.record_id, old._id));
    expect(log.map(({ action }) => action)).toEqual(['add', 'approve', 'delete']);
  });

  it('that is refused leaves the accepted one valid, and can be uploaded again or deleted', async () => {
    const old = await accepted();
    const next = await uploadSide(desk.test, desk.owner, 'business_registration');
    await reviewAs(desk.test, next._id, 'declined');
    expect(await entryOf('business_registration')).toMatchObject({
      document: { _id: old._id, state: 'approved' },
      replacement: { state: 'declined', reason: 'Unreadable' },
    });
    const again = await uploadSide(desk.test, desk.owner, 'business_registration');
    expect(again).toMatchObject({ _id: next._id, state: 'pending', is_replacement: true });
    await callAs(desk.test.app, desk.owner, 'delete_document', { _id: next._id });
    expect(await entryOf('business_registration')).toMatchObject({ document: { _id: old._id }, replacement: null });
  });

  it('is the only way to change an accepted document: 1004 otherwise', async () => {
    const { _id } = await accepted();
    const { version } = (await entryOf('business_registration'))?.document ?? { version: 0 };
    const code = errorCodes.DOCUMENT_UPDATE_FAILED;
    expect(await errorOf(desk.test.app, desk.owner, 'update_document', { _id, version, unique_code: 'x' })).toBe(code);
    expect(await errorOf(desk.test.app, desk.owner, 'delete_document', { _id })).toBe(code);
    // One that isn't required can go.
    const extra = await uploadSide(desk.test, desk.owner, 'bank_statement');
    await reviewAs(desk.test, extra._id, 'approved');
    const newer = await uploadSide(desk.test, desk.owner, 'bank_statement');
    expect(await errorOf(desk.test.app, desk.owner, 'delete_document', { _id: extra._id })).toBeNull();
    expect(await entryOf('bank_statement')).toMatchObject({ document: { _id: newer._id, is_replacement: false } });
  });

  it('stays one, however many uploads come at once, and keeps no file that no row names', async () => {
    await accepted();
    await Promise.all([1, 2, 3].map(() => uploadSide(desk.test, desk.owner, 'business_registration')));
    const rows = await documentsOf(desk.test.db, desk.store.id);
    expect(rows.map(({ is_replacement }) => is_replacement).sort()).toEqual([false, true]);
    for (const { front_file } of rows) expect(await fileAt(front_file)).not.toBeNull();
  });

  it('races with its own review: either the review saw the last file, or the file waits for the next review', async () => {
    await accepted();
    const next = await uploadSide(desk.test, desk.owner, 'business_registration');
    const [review] = await Promise.all([
      reviewAs(desk.test, next._id, 'approved', { version: next.version }),
      uploadSide(desk.test, desk.owner, 'business_registration'),
      uploadSide(desk.test, desk.owner, 'business_registration'),
    ]);
    const entry = await entryOf('business_registration');
    if (review.success) expect(entry).toMatchObject({ document: { _id: next._id }, replacement: { state: 'pending' } });
    else expect(entry).toMatchObject({ document: { state: 'approved' }, replacement: { _id: next._id } });
    const rows = await documentsOf(desk.test.db, desk.store.id);
    for (const { front_file } of rows) expect(await fileAt(front_file)).not.toBeNull();
  });
});

it('handInUsual hands in what is usually required', async () => {
  await handInUsual(desk.test, desk.owner);
  const states = (await list()).filter(({ is_required }) => is_required).map(({ document }) => document?.state);
  expect(states).toEqual(['pending', 'pending']);
});
