import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { ExportStart } from '../../../menuFiles/export/ExportStart';
import { useExport } from '../../../menuFiles/export/useExport';
import type { Separator } from '../../../menuFiles/writing/csvText';
import { entryColumns } from '../export/entryColumns';
import type { StatementReply } from './verifyStatement';

interface StatementCsvProps extends Pick<StatementReply, 'statement'> {
  payoutId: string;
  /** The file's, without its extension. */
  name: string;
}

/** Writes the entries of a statement as a CSV file, with the columns of a month's. */
export default function StatementCsv({ payoutId, statement, name }: StatementCsvProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { state, start, cancel } = useExport();
  const { timezone, day_starts_at } = statement;
  const begin = (separator: Separator) =>
    start(async (control, onProgress) => {
      const { writeEntries } = await import('../export/writeEntries');
      const load = (after: ReplyOf<'get_payout_statement_entries'>['next']) =>
        dataProvider.getPayoutStatementEntries({ _id: payoutId, ...(after && { after }) });
      return writeEntries(
        { load, columns: entryColumns({ t, timezone, day_starts_at }), separator },
        control,
        onProgress,
      );
    }, `${name}.csv`);
  return <ExportStart state={state} cancel={cancel} hasColumns onStart={begin} />;
}
