import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { CompactButton } from '../../components/CompactButton';
import { useTextTools } from '../../components/text/useTextTools';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useResource } from '../../descriptors/useResource';
import type { ExportColumns } from './writeResource';

interface ExportResourceProps {
  /** Loads the file's columns, if the descriptor's fields aren't enough. */
  loadColumns?: () => Promise<ExportColumns<never>>;
}

/** Exports every record that matches the list's search and filters, as a CSV file. */
export const ExportResource = ({ loadColumns }: ExportResourceProps) => {
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
      const [{ writeResource }, columns] = await Promise.all([import('./writeResource'), loadColumns?.()]);
      const name = `${t(resource.label)}-${storeDate(new Date(), tools.timezone)}.csv`;
      const count = await writeResource({
        dataProvider,
        resource,
        filter: filterValues,
        sort,
        tools,
        name,
        columns,
      });
      if (count === 0) notify('recordLists.export.nothing', { type: 'info' });
    } catch {
      notify('recordLists.export.failed', { type: 'warning' });
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
