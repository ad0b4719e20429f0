import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { CheckList } from '../../../menuFiles/export/CheckList';
import { ExportStart } from '../../../menuFiles/export/ExportStart';
import { useExport } from '../../../menuFiles/export/useExport';
import type { Separator } from '../../../menuFiles/writing/csvText';
import { isExact } from '../../../records/list/countText';
import type { HistoryChoice } from '../historyChoice';
import { exportColumns } from './exportColumns';

interface HistoryExportPanelProps {
  choice: HistoryChoice;
  /** Number of matching orders; `undefined` while they are counted. */
  total: number | undefined;
  onClose: () => void;
}

/** Lets the user choose the file's columns and separator, and writes it. */
export default function HistoryExportPanel({ choice, total, onClose }: HistoryExportPanelProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { timezone, store, text } = useStoreFormat();
  const [leftOut, setLeftOut] = useStore<string[]>('order_history.export', []);
  const { state, start, cancel } = useExport();
  const columns = exportColumns({ t, timezone, day_starts_at: store.day_starts_at, text });
  const chosen = columns.filter(({ name }) => !leftOut.includes(name));
  const begin = (separator: Separator) =>
    start(
      async (control, onProgress) => {
        const { writeHistory } = await import('./writeHistory');
        const load = (after: string | undefined) =>
          dataProvider.getOrderExport({ ...choice, ...(after ? { after } : {}) });
        const serial = t('recordLists.export.serial');
        return writeHistory({ load, columns: chosen, serial, separator, total: total ?? 0 }, control, onProgress);
      },
      `${t('orderHistory.export.file_name')}-${storeDate(new Date(), timezone)}.csv`,
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('orderHistory.export.detail')}</Typography>
      <CheckList
        label={t('menuFiles.export.columns')}
        choices={columns.map(({ name, label }) => ({ value: name, label }))}
        unticked={leftOut}
        onChange={setLeftOut}
      />
      {/* On a phone the columns are longer than the dialog: the start button stays visible. */}
      <Box
        sx={{
          position: 'sticky',
          insetBlockEnd: -20,
          display: 'grid',
          gap: 2,
          paddingBlock: 1.5,
          backgroundColor: 'background.paper',
        }}
      >
        <ExportStart
          state={state}
          cancel={cancel}
          hasColumns={chosen.length > 0}
          {...(total !== undefined && isExact(total) ? { count: total } : {})}
          onClose={onClose}
          onStart={begin}
        />
      </Box>
    </Box>
  );
}
