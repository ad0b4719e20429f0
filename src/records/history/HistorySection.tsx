import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { type ResourceName, resources } from '../../descriptors/resources/index';
import { withAllTexts } from '../../i18n/index';

const RecordHistory = lazyWithRetry(
  withAllTexts(() => import('./RecordHistory')),
  { isAside: true },
);

/** Below every resource's form: the record's history, fetched on request. */
export const HistorySection = ({ name, id, version }: { name: ResourceName; id: string; version: number }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2 }}>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <RecordHistory entity={resources[name].entity} id={id} version={version} />
        </Suspense>
      ) : (
        <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          {t('activity.history.show')}
        </Button>
      )}
    </Box>
  );
};
