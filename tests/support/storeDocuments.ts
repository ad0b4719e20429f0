import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { BodyOf } from '#contract/calls/index';
import type { StoreDocumentTypeId } from '#contract/documents/documentTypes';
import { holderTypes } from '#contract/documents/holderTypes';
import type { PlatformSettings } from '#contract/entities/store';
import type { Database } from '#server/db/database';
import { documents, platformSettings, stores } from '#server/db/schema/index';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import type { TestSession } from './login';
import { withFile } from './uploadForm';

type Server = Pick<TestApp, 'app'>;

const photo = (background = '#336699') =>
  sharp({ create: { width: 400, height: 250, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The body of one side of a store's document. */
export async function sideOf(
  document_type_id: StoreDocumentTypeId,
  { side = 'front', ...fields }: Partial<BodyOf<'upload_document'>> = {},
): Promise<BodyOf<'upload_document'>> {
  const body = { type: holderTypes.store, document_type_id, side, ...fields } as BodyOf<'upload_document'>;
  return withFile(body, { filename: 'scan.jpg', content: await photo() });
}

/** Uploads one side of a store's document. */
export const uploadSide = async (
  { app }: Server,
  owner: TestSession,
  type: StoreDocumentTypeId,
  fields: Partial<BodyOf<'upload_document'>> = {},
) => (await callAs(app, owner, 'upload_document', await sideOf(type, fields))).document;

/** Hands in what is usually required of a store: its registration, and the owner's identity with both sides. */
export async function handInUsual(server: Server, owner: TestSession) {
  const registration = await uploadSide(server, owner, 'business_registration');
  await uploadSide(server, owner, 'owner_identity', { expires_on: '2999-01-31' });
  const identity = await uploadSide(server, owner, 'owner_identity', { side: 'back' });
  return { registration, identity };
}

export const reviewAs = (
  { app }: Server,
  _id: string,
  state: 'approved' | 'declined',
  fields: { reason?: string; version?: number } = state === 'declined' ? { reason: 'Unreadable' } : {},
) => call(app, 'platform', 'platform/review_document', { _id, state, ...fields });

/** Sets what the platform requires of stores from now on. */
export async function requirePlatform(db: Database, value: Partial<PlatformSettings>): Promise<void> {
  const row = { name: 'platform', value };
  await db.insert(platformSettings).values(row).onConflictDoUpdate({ target: platformSettings.name, set: row });
}

export const documentsOf = (db: Database, storeId: string) =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.store_id, storeId), isNull(documents.provider_id)));

export async function countsAsUploaded(db: Database, storeId: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ is_document_uploaded: stores.is_document_uploaded })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row?.is_document_uploaded;
}
