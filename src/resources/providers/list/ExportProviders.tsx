import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { CompactButton } from '../../../components/CompactButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';

/** Exports everyone who matches the list's filters, not only the page on screen. */
export const ExportProviders = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const { timezone, currency } = useStoreFormat();
  const { filterValues, sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const { writeProviders } = await import('./writeProviders');
      const name = `${t('providers.export.file_name')}-${storeDate(new Date(), timezone)}.csv`;
      const count = await writeProviders({ dataProvider, filter: filterValues, sort, t, currency, name });
      if (count === 0) notify('providers.export.nothing', { type: 'info' });
    } catch {
      notify('providers.export.failed', { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <CompactButton startIcon={<FileDownloadIcon />} loading={isBusy} onClick={() => void write()}>
      {t('menuFiles.export.action')}
    </CompactButton>
  );
};
