import type { Database } from '#server/db/database';
import { FilesUnavailable } from '#server/files/fileStore';
import type { Handler } from '#server/http/handler';
import { PdfError } from '#server/pdf/pdfJob';
import { type FoundStatement, findStatement } from './findStatement';
import { sealStore } from './sealStatements';
import { readPart } from './statementEntries';
import { statementOf } from './statementOf';

/** A statement with its seal, which a payout of the last seconds doesn't have yet. */
async function findSealed(db: Database, storeId: string, payoutId: string): Promise<FoundStatement> {
  const statement = await findStatement(db, storeId, payoutId);
  if (statement.row.seal !== null) return statement;
  await sealStore(db, storeId);
  return findStatement(db, storeId, payoutId);
}

export const getPayoutStatement: Handler<'get_payout_statement'> = async ({ _id }, { db, session }) => {
  const { store_id } = session;
  const statement = await findSealed(db, store_id, _id);
  return { statement: await statementOf(db, statement), store_id, previous_id: statement.previous_id };
};

export const getPayoutStatementEntries: Handler<'get_payout_statement_entries'> = async (body, { db, session }) => {
  const { _id, after, limit } = body;
  return readPart(db, await findStatement(db, session.store_id, _id), after, limit);
};

/** @throws FilesUnavailable if no PDF can be made now, with the reason for the log */
export const getPayoutStatementFile: Handler<'get_payout_statement_file'> = async (body, { db, session, pdf }) => {
  const statement = await statementOf(db, await findSealed(db, session.store_id, body._id));
  const content = await pdf.write(statement, body.language).catch((error: unknown) => {
    throw error instanceof PdfError ? new FilesUnavailable(error.message) : error;
  });
  return { content_type: 'application/pdf', content: content.toString('base64') };
};
