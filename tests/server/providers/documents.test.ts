import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { auditEntries, bankDetails, documents } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { passwordLimits } from '#server/http/passwordThrottle';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeSubStore, testPassword } from '../../support/factories/index';
import { loginSubStore, openSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';
import { account } from '../../support/staffCases/bankDetails';
import { withFile } from '../../support/uploadForm';

const desk = ownerDesk();
let person: { id: string };
beforeEach(async () => {
  person = await makeProvider(desk.test.db, desk.store, { is_fit: false });
});

const type = holderTypes.provider;
const photo = (colour: string) =>
  sharp({ create: { width: 400, height: 250, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const upload = async (side: 'front' | 'back', fields = {}) => {
  const body = { type, holder_id: person.id, document_type_id: 'identity' as const, side, ...fields };
  const content = await photo(side === 'front' ? '#336699' : '#996633');
  return callAs(desk.test.app, desk.owner, 'upload_document', withFile(body, { filename: 'id.jpg', content }));
};

describe('a document', () => {
  it('is handed in side by side, and counts once someone has looked at it', async () => {
    const { document } = await upload('front', { expires_on: '2999-01-31' });
    expect(document).toMatchObject({ has_front: true, has_back: false, state: 'pending', expires_on: '2999-01-31' });
    const review = () => call(desk.test.app, desk.owner, 'review_document', { _id: document._id, state: 'approved' });
    expect(await review()).toMatchObject({
      error_code: errorCodes.DOCUMENT_DETAILS_MISSING,
      errors: [{ path: 'back', code: 'required' }],
    });
    await upload('back');
    expect(await review()).toMatchObject({ document: { state: 'approved', reviewed_by: expect.any(String) } });
    const { provider } = await callAs(desk.test.app, desk.owner, 'get_provider', { _id: person.id });
    expect(provider.work_blockers.map(({ code }) => code)).toEqual(['vehicle_missing']);
  });

  it('is to be looked at again after a new side or another date', async () => {
    const { document } = await upload('front', { expires_on: '2999-01-31' });
    await upload('back');
    const { document: approved } = await callAs(desk.test.app, desk.owner, 'review_document', {
      _id: document._id,
      state: 'approved',
    });
    const changed = { _id: document._id, version: approved.version, expires_on: '2999-02-28' };
    expect((await callAs(desk.test.app, desk.owner, 'update_document', changed)).document.state).toBe('pending');
    expect(await call(desk.test.app, desk.owner, 'update_document', changed)).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
    });
  });

  it('lies sealed, and is given out as a picture to who may see it', async () => {
    const { document } = await upload('front');
    const [row] = await desk.test.db.select().from(documents).where(eq(documents.id, document._id));
    const key = row?.front_file ?? '';
    expect(key).toMatch(/^private\//);
    const kept = await openFileStore(desk.test.env).get(key);
    expect(kept?.subarray(0, 4).toString('latin1')).not.toBe('RIFF');
    expect((await desk.test.app.inject({ method: 'GET', url: `/images/${key}` })).statusCode).toBe(404);
    const file = await callAs(desk.test.app, desk.owner, 'get_document_file', { _id: document._id, side: 'front' });
    expect(file.content_type).toBe('image/webp');
    const { width, height, exif } = await sharp(Buffer.from(file.content ?? '', 'base64')).metadata();
    expect([width, height, exif]).toEqual([400, 250, undefined]);
    const others = await loginSubStore(
      desk.test.app,
      await makeSubStore(desk.test.db, desk.store, { grants: ['store/order'] }),
    );
    expect(await errorOf(desk.test.app, others, 'get_document_file', { _id: document._id, side: 'front' })).toBe(
      errorCodes.NOT_PERMITTED,
    );
  });

  it('leaves no number in the audit log, only that it changed', async () => {
    const { document } = await upload('front', { unique_code: 'X-4711-A' });
    const body = { _id: document._id, version: document.version, unique_code: 'X-4712-B' };
    await callAs(desk.test.app, desk.owner, 'update_document', body);
    const trail = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.record_id, document._id));
    expect(trail).toHaveLength(2);
    expect(JSON.stringify(trail)).not.toMatch(/X-471/);
    const changes = trail.map(({ new_values }) => new_values?.unique_code);
    expect(changes).toEqual([{ hidden: true }, { hidden: true }]);
  });

  it('says in the audit log that a side took the place of another, which is deleted', async () => {
    const { document } = await upload('front');
    await upload('front');
    const { data } = await callAs(desk.test.app, desk.owner, 'get_audit_list', { filter: { record_id: document._id } });
    expect(data[0]).toMatchObject({ old_values: { has_front: true }, new_values: { has_front: { replaced: true } } });
    expect(JSON.stringify(data)).not.toContain('private/');
  });

  it('goes with its files', async () => {
    const { document } = await upload('front');
    const [row] = await desk.test.db.select().from(documents).where(eq(documents.id, document._id));
    await callAs(desk.test.app, desk.owner, 'delete_document', { _id: document._id });
    expect(await openFileStore(desk.test.env).get(row?.front_file ?? '')).toBeNull();
  });
});

describe('vehicles', () => {
  const add = (fields: object = {}) =>
    call(desk.test.app, desk.owner, 'add_vehicle', {
      ...{
        idempotency_key: randomUUID(),
        provider_id: person.id,
        name: 'Scooter',
        model: 'NQi',
        color: 'red',
        year: 2022,
      },
      ...{ plate_number: 'GX-417-RT', vehicle_type_id: 'scooter' as const },
      ...fields,
    });
  const list = async () =>
    (await callAs(desk.test.app, desk.owner, 'get_vehicle_list', { filter: { provider_id: person.id } })).data;

  it('have exactly one in use, whichever comes and goes', async () => {
    await add();
    await add({ name: 'Car', vehicle_type_id: 'car' });
    await add({ name: 'Bike', vehicle_type_id: 'bicycle', plate_number: '', is_default: true });
    const inUse = async () => (await list()).filter(({ is_default }) => is_default).map(({ name }) => name);
    expect(await inUse()).toEqual(['Bike']);
    const [bike] = await list();
    await callAs(desk.test.app, desk.owner, 'delete_vehicle', { _id: bike?._id ?? '' });
    expect(await inUse()).toEqual(['Scooter']);
  });

  it('are refused without the plate that their kind has, and with a year that no vehicle has', async () => {
    expect(await add({ plate_number: '' })).toMatchObject({ errors: [{ path: 'plate_number', code: 'required' }] });
    for (const year of [1949, new Date().getFullYear() + 2]) {
      expect(await add({ year })).toMatchObject({ errors: [expect.objectContaining({ path: 'year' })] });
    }
    expect(await add({ plate_number: '', vehicle_type_id: 'bicycle' })).toMatchObject({ success: true });
  });
});

describe('bank details', () => {
  const holder = () => ({ bank_holder_id: person.id, bank_holder_type: type });
  const add = (fields: object = {}, session = desk.owner) =>
    call(desk.test.app, session, 'add_bank_detail', {
      ...{ idempotency_key: randomUUID(), ...holder(), password: testPassword, ...account },
      ...fields,
    });
  const read = (password?: string) =>
    call(desk.test.app, desk.owner, 'get_bank_detail', { ...holder(), ...(password ? { password } : {}) });

  it('are sealed where they lie, masked in replies, and whole for the password alone', async () => {
    const reply = await add({ personal_id_number: '1850775123456', date_of_birth: '1985-07-07', gender: 'other' });
    expect(JSON.stringify(reply)).not.toContain('3456789');
    const [row] = await desk.test.db.select().from(bankDetails).where(eq(bankDetails.provider_id, person.id));
    expect(JSON.stringify(row)).not.toMatch(/Moreau|30006000|1850775/);
    expect(await read()).toMatchObject({
      bank_detail: {
        is_masked: true,
        account_number: '••••0189',
        personal_id_number: '••••3456',
        date_of_birth: null,
        gender: null,
      },
    });
    expect(await read(testPassword)).toMatchObject({
      bank_detail: { is_masked: false, account_number: 'FR7630006000011234567890189', date_of_birth: '1985-07-07' },
    });
    const trail = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id));
    expect(JSON.stringify(trail)).not.toMatch(/30006000|1850775|correct horse/);
    expect(trail.map(({ entity }) => entity)).toContain('bank_detail');
  });

  it('leave in the audit log what changed, also where it looks alike with its first signs masked', async () => {
    const made = await add({ account_number: '11110189' });
    if (!made.success) throw new Error('refused');
    const { _id: bank_detail_id, version } = made.bank_detail;
    const change = { account_number: '22220189', personal_id_number: '1850775123456' };
    await callAs(desk.test.app, desk.owner, 'update_bank_detail', {
      bank_detail_id,
      version,
      password: testPassword,
      ...change,
    });
    const trail = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.record_id, bank_detail_id));
    expect(trail.find(({ action }) => action === 'update')?.new_values).toEqual({
      account_number: '••••0189',
      personal_id_number: { hidden: true },
    });
  });

  it('are one of each person, and an IBAN is held against its digits', async () => {
    expect(await add({ account_number: 'FR7630006000011234567890188' })).toMatchObject({
      errors: [{ path: 'account_number', code: 'account_number' }],
    });
    expect(await add()).toMatchObject({ success: true });
    expect(await add()).toMatchObject({ error_code: errorCodes.BANK_DETAIL_ADD_FAILED });
  });

  it('ask the person who is signed in, and after some wrong passwords not for a while, in this session alone', async () => {
    await add();
    const stepUp = () => call(desk.test.app, desk.owner, 'step_up', { password: 'a guess' });
    // Whichever call they come with.
    const guesses = await Promise.all(
      Array.from({ length: passwordLimits.freeAttempts }, () => [read('a guess'), stepUp()]).flat(),
    );
    const of = (error_code: number) => guesses.filter((reply) => !reply.success && reply.error_code === error_code);
    expect(of(errorCodes.WRONG_PASSWORD)).toHaveLength(passwordLimits.freeAttempts);
    expect(of(errorCodes.TOO_MANY_ATTEMPTS)).toHaveLength(passwordLimits.freeAttempts);
    expect(of(errorCodes.TOO_MANY_ATTEMPTS)[0]).toMatchObject({ retry_after: expect.any(Number) });
    expect(of(errorCodes.WRONG_PASSWORD)[0]).toMatchObject({ errors: [{ path: 'password' }] });
    // Neither the account's other devices nor anyone else is blocked.
    const sub = await loginSubStore(
      desk.test.app,
      await makeSubStore(desk.test.db, desk.store, { grants: ['store/providers'] }),
    );
    for (const session of [sub, await openSession(desk.test, desk.store)])
      expect(
        await call(desk.test.app, session, 'get_bank_detail', { ...holder(), password: testPassword }),
      ).toMatchObject({ success: true });
  });

  it('keep photos that the password opens, and go with them', async () => {
    const made = await add();
    if (!made.success) throw new Error('refused');
    const bank_detail_id = made.bank_detail._id;
    const body = { bank_detail_id, side: 'front' as const, password: testPassword };
    await callAs(
      desk.test.app,
      desk.owner,
      'upload_bank_photo',
      withFile(body, { filename: 'a.jpg', content: await photo('#222') }),
    );
    expect((await callAs(desk.test.app, desk.owner, 'get_bank_photo', body)).content).not.toBe('');
    expect(await errorOf(desk.test.app, desk.owner, 'get_bank_photo', { ...body, password: 'a guess' })).toBe(
      errorCodes.WRONG_PASSWORD,
    );
    await callAs(desk.test.app, desk.owner, 'delete_bank_detail', { bank_detail_id, password: testPassword });
    expect(await read()).toMatchObject({ bank_detail: null });
  });
});
