import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useSelectedIds } from '../../records/list/selection';

const CodesDialog = lazyWithRetry(() => import('./CodesDialog'));

/** Prints the QR codes of the selected tables. */
export const CodesButton = () => {
  const t = useTranslate();
  const selected = useSelectedIds();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<QrCodeIcon />} onClick={() => setIds([...selected])}>
        {t('tableCodes.many')}
      </Button>
      {ids && (
        <Suspense>
          <CodesDialog ids={ids} onClose={() => setIds(null)} />
        </Suspense>
      )}
    </>
  );
};
