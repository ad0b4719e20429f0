import { and, asc, eq, isNull } from 'drizzle-orm';
import { documents } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import type { Handler } from '#server/http/handler';
import { documentFile, documentNotFound, noteDocumentOpened, presentDocument } from '../providers/service';

/** Documents of all stores, or of one, as the platform reviews them. */
export const getStoreDocumentList: Handler<'platform/get_store_document_list'> = async (body, { db }) => {
  const condition = and(
    isNull(documents.provider_id),
    body.store_id ? eq(documents.store_id, body.store_id) : undefined,
    body.state && eq(documents.state, body.state),
  );
  const rows = await db
    .select({ document: documents, store_name: stores.name, country_code: stores.country_code })
    .from(documents)
    .innerJoin(stores, eq(stores.id, documents.store_id))
    .where(condition)
    .orderBy(asc(documents.uploaded_at), asc(documents.id))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  const data = rows.map(({ document, ...store }) => ({ ...presentDocument(document), ...store }));
  return { data, count: await db.$count(documents, condition) };
};

/** One side of a store's document. The entry in the audit log says that it was opened, also where it is opened again. */
export const getStoreDocumentFile: Handler<'platform/get_store_document_file'> = async ({ _id, side }, context) => {
  const [row] = await context.db
    .select()
    .from(documents)
    .where(and(eq(documents.id, _id), isNull(documents.provider_id)));
  if (!row) throw documentNotFound();
  const file = await documentFile(row, side, context);
  await noteDocumentOpened(context.db, row);
  return file;
};
