import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { limits } from '#contract/limits';
import { documents } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { call, callAs } from '../../support/callApi';
import { makeProvider } from '../../support/factories/index';
import { ownerDesk } from '../../support/ownerDesk';
import { withFile } from '../../support/uploadForm';

const desk = ownerDesk();
let person: { id: string };
beforeEach(async () => {
  person = await makeProvider(desk.test.db, desk.store, { is_fit: false });
});

/** As a PDF begins and ends; what stands between is the reader's business. */
const pdf = (between = '1 0 obj\n<< /Type /Catalog >>\nendobj\n') =>
  Buffer.from(`%PDF-1.7\n${between}trailer\n%%EOF\n`);

const hand = (content: Buffer, filename = 'insurance.pdf', document_type_id: 'insurance' | 'identity' = 'insurance') =>
  call(
    desk.test.app,
    desk.owner,
    'upload_document',
    withFile(
      { type: holderTypes.provider, holder_id: person.id, document_type_id, side: 'front' as const },
      { filename, content },
    ),
  );
async function handed(...file: Parameters<typeof hand>) {
  const reply = await hand(...file);
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.document;
}
async function linkTo(_id: string): Promise<string> {
  const file = await callAs(desk.test.app, desk.owner, 'get_document_file', { _id, side: 'front' });
  expect(file).toMatchObject({ content_type: 'application/pdf' });
  return file.link ?? '';
}
const get = (url: string) => desk.test.app.inject({ method: 'GET', url });

describe('a PDF', () => {
  it('is kept as it came, sealed, and given out so that nothing in it runs as ours', async () => {
    const content = pdf();
    const document = await handed(content, 'Versicherung Müller.pdf');
    expect(document.files).toEqual({
      front: { type: 'application/pdf', name: 'Versicherung Müller.pdf', size: content.length },
      back: null,
    });
    const [row] = await desk.test.db.select().from(documents).where(eq(documents.id, document._id));
    const kept = await openFileStore(desk.test.env).get(row?.front_file ?? '');
    expect(kept?.includes('%PDF')).toBe(false);

    const reply = await get(await linkTo(document._id));
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(content)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/sandbox/),
      'content-disposition':
        'attachment; filename="Versicherung M_ller.pdf"; filename*=UTF-8\'\'Versicherung%20M%C3%BCller.pdf',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is led to for two minutes, by the link that was given and no other', async () => {
    const now = new Date();
    desk.test.clock.now = now;
    const { _id } = await handed(pdf());
    const link = await linkTo(_id);
    const altered = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await get(altered)).statusCode).toBe(404);
    expect((await get('/v3/files/none')).statusCode).toBe(404);
    desk.test.clock.now = addSeconds(now, limits.fileLinkSeconds - 1);
    expect((await get(link)).statusCode).toBe(200);
    desk.test.clock.now = addSeconds(now, limits.fileLinkSeconds + 1);
    expect((await get(link)).statusCode).toBe(404);
    desk.test.clock.now = now;
    await callAs(desk.test.app, desk.owner, 'delete_document', { _id });
    expect((await get(link)).statusCode).toBe(404);
  });

  it('holds both sides, so that none is missing when it is approved', async () => {
    const { _id } = await handed(pdf(), 'id.pdf', 'identity');
    const dated = await callAs(desk.test.app, desk.owner, 'update_document', {
      _id,
      version: 1,
      expires_on: '2999-01-31',
    });
    expect(dated.document.files.front?.name).toBe('id.pdf');
    expect(await call(desk.test.app, desk.owner, 'review_document', { _id, state: 'approved' })).toMatchObject({
      success: true,
    });
  });

  it('may take the place of a picture, and a picture its', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
    expect((await handed(photo, 'front.pdf')).files.front).toMatchObject({ type: 'image/webp', name: '' });
    expect((await handed(pdf())).files.front?.type).toBe('application/pdf');
    const { _id } = await handed(photo);
    expect(await callAs(desk.test.app, desk.owner, 'get_document_file', { _id, side: 'front' })).toMatchObject({
      content_type: 'image/webp',
    });
  });
});

describe('hostile files', () => {
  const html = '<!doctype html><script>alert(document.domain)</script>';
  const gif = Buffer.concat([Buffer.from('GIF89a'), pdf()]);

  it.each([
    ['a page named as a PDF', Buffer.from(html), 'not_a_paper'],
    ['a page with a PDF behind it', Buffer.concat([Buffer.from(html), pdf()]), 'not_a_paper'],
    ['a PDF behind a line', Buffer.concat([Buffer.from('\n'), pdf()]), 'not_a_paper'],
    ['a picture that is a PDF too', gif, 'wrong_type'],
    ['one that was cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 'broken'],
    ['its first signs alone', Buffer.from('%PDF-'), 'not_a_paper'],
    ['an archive', Buffer.from('PK\x03\x04 this is a zip file'), 'not_a_paper'],
    ['nothing at all', Buffer.alloc(0), 'not_a_paper'],
  ])('%s: refused with the reason, and nothing is kept', async (_what, content, code) => {
    expect(await hand(content)).toMatchObject({
      error_code: errorCodes.DOCUMENT_UPLOAD_FAILED,
      errors: [{ path: 'file', code }],
    });
    expect(await desk.test.db.$count(documents, eq(documents.provider_id, person.id))).toBe(0);
  });

  it('one that is larger than papers may be is refused at its field', async () => {
    const reply = await hand(pdf('x'.repeat(limits.documentBytes)));
    expect(reply).toMatchObject({ error_code: errorCodes.BODY_TOO_LARGE, errors: [{ path: 'file', code: 'too_big' }] });
  });

  it('an encrypted one, and one with a page inside, are papers that a browser takes for nothing else', async () => {
    for (const between of ['trailer << /Encrypt 5 0 R >>\n', `${html}\n/OpenAction << /S /JavaScript >>\n`]) {
      const { headers } = await get(await linkTo((await handed(pdf(between)))._id));
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toMatch(/^attachment/);
    }
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\papers\\licence.PDF', 'licence.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.exe.pdf'],
    ['a"; filename="b.html', 'a%22; filename=%22b.html.pdf'],
    ['\u200b.pdf', 'document.pdf'],
    ['بطاقة.pdf', 'بطاقة.pdf'],
    [`${'x'.repeat(99)}\u{1f600}.pdf`, `${'x'.repeat(99)}\ufffd.pdf`],
  ])('the name %j is shown as %j, and ends no header', async (filename, shown) => {
    const document = await handed(pdf(), filename);
    expect(document.files.front?.name).toBe(shown);
    const { statusCode, headers } = await get(await linkTo(document._id));
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]*"; filename\*=UTF-8''[\w%.~!-]*$/);
  });
});
