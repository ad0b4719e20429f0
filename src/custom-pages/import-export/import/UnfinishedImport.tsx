import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { UnreachableError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { keptImport } from '../../../menuFiles/run/keptImport';
import { Notice } from '../shared/Notice';
import type { ImportMachine } from './importMachine';

/** After a reload: the import that was under way, and the question whether it goes on. */
export const UnfinishedImport = ({ machine }: { machine: ImportMachine }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [kept, setKept] = useState(keptImport.read);
  const { data } = useQuery({
    queryKey: ['menuImport', kept?.job.import_id],
    queryFn: () =>
      dataProvider.getImport({ _id: kept?.job.import_id ?? '' }).catch((error: unknown) => {
        if (error instanceof UnreachableError) throw error;
        // The server knows nothing of it any more.
        keptImport.write(null);
        return null;
      }),
    enabled: kept !== null,
    retry: true,
    staleTime: 0,
  });
  if (!kept || !data) return null;
  const { state, row_count, applied_count, counts } = data.import;
  // Its last reply was lost: all that is left is to see what came of it.
  const isEnded = state !== 'previewed' && state !== 'applying';
  const leave = () => {
    keptImport.write(null);
    setKept(null);
    dataProvider.cancelImport({ import_id: kept.job.import_id }).catch(() => undefined);
  };
  return (
    <Notice
      severity="info"
      action={
        <>
          {!isEnded && <Button onClick={leave}>{t('menuFiles.unfinished.discard')}</Button>}
          <Button variant="contained" onClick={() => void machine.goOn(kept)}>
            {t(isEnded ? 'menuFiles.unfinished.see' : 'menuFiles.unfinished.resume')}
          </Button>
        </>
      }
    >
      {t(`menuFiles.unfinished.${isEnded ? 'ended' : kept.phase}`, {
        name: kept.job.fileName,
        done: applied_count,
        total: row_count - counts.error,
      })}
    </Notice>
  );
};
