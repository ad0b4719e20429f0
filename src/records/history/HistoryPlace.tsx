import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type AuditEntity, auditEntities } from '#contract/audit/auditRule';
import { PageLoading } from '../../components/feedback/PageLoading';
import { patientLazy } from '../../components/patientLazy';
import { type ResourceName, resources } from '../../resources/index';

const RecordHistory = patientLazy(() => import('./RecordHistory'), { isAside: true });

const entityOf = (name: ResourceName): AuditEntity | undefined =>
  auditEntities.find((entity) => entity === resources[name].entity);

/** Below every form of a resource: its record's history, fetched when somebody asks for it. */
export const HistoryPlace = ({ name, id, version }: { name: ResourceName; id: string; version: number }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const entity = entityOf(name);
  if (!entity) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {isOpen ? (
        <Suspense fallback={<PageLoading />}>
          <RecordHistory entity={entity} id={id} version={version} />
        </Suspense>
      ) : (
        <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          {t('activity.history.show')}
        </Button>
      )}
    </Box>
  );
};
