import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { CompactButton } from '../../components/CompactButton';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useTextTools } from '../../kinds/useTextTools';
import { useResource } from '../../resources/useResource';

/** Exports every record that matches the list's search and filters, as a CSV file. */
export const ExportResource = () => {
  const t = useTranslate();
  const notify = useNotify();
  const tools = useTextTools();
  const resource = useResource();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { filterValues, sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const { writeResource } = await import('./writeResource');
      const name = `${t(resource.label)}-${storeDate(new Date(), tools.timezone)}.csv`;
      await writeResource({ dataProvider, resource, filter: filterValues, sort, tools, name });
    } catch {
      notify('recordLists.export_failed', { type: 'warning' });
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
