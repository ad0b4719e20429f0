import type { ReplyOf } from '#contract/calls/index';
import { type SealState, verifySeal } from '#contract/statements/seal';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { EntryPart } from '../export/writeEntries';

export type StatementReply = ReplyOf<'get_payout_statement'>;

type Calls = Pick<StoreDataProvider, 'getPayoutStatement' | 'getPayoutStatementEntries'>;
type Part = EntryPart<NonNullable<Awaited<ReturnType<Calls['getPayoutStatementEntries']>>['next']>>;

/**
 * Verifies a statement's seal in the browser: hashes its entries again, and compares the seal of the statement before it.
 *
 * @throws ApiError if something can't be loaded
 */
export async function verifyStatement(
  calls: Calls,
  payoutId: string,
  { statement, store_id, previous_id }: StatementReply,
): Promise<SealState> {
  const { period, seal } = statement;
  const before = previous_id ? (await calls.getPayoutStatement({ _id: previous_id })).statement.seal.hash : null;
  const load = (_page: number, part: Part | undefined): Promise<Part> =>
    calls.getPayoutStatementEntries({ _id: payoutId, ...(part?.next && { after: part.next }) });
  async function* entries() {
    for await (const { data } of fetchAllPages<Part>(load, ({ next }) => !next)) yield data;
  }
  const head = { store_id, first: period.first, last: period.last, previous: seal.previous, count: seal.entries };
  return verifySeal({ ...head, seal: seal.hash }, entries(), before);
}
