import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { ScriptPage } from '#contract/entities/scriptPage';
import { websiteLimits } from '#contract/website/websiteLimits';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';

const ScriptDialog = lazyWithRetry(() => import('./ScriptDialog'));
const texts = 'settings.site_scripts';

interface ScriptRowProps {
  script: ScriptPage;
  onEdit: () => void;
  onDeleted: () => void;
}

const ScriptRow = ({ script: { _id, name, code, updated_at, updated_by }, onEdit, onDeleted }: ScriptRowProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { locale, timezone } = useStoreFormat();
  const isolated = `\u2068${name}\u2069`;
  const remove = async () => {
    const isDone = await attempt(() => dataProvider.deleteScriptPages({ ids: [_id] }));
    if (isDone) notify(`codes.success.${successCodes.SCRIPT_DELETED}`, { type: 'success' });
    // Also if it was refused: someone else may have deleted it.
    onDeleted();
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          dir="ltr"
          noWrap
          sx={{ fontFamily: 'monospace', color: 'text.secondary', textAlign: 'start' }}
        >
          {code}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('records.touched', {
            name: `\u2068${updated_by}\u2069`,
            at: recordTime(updated_at, { locale, timezone }),
          })}
        </Typography>
      </Box>
      <Button aria-label={t(`${texts}.edit_of`, { name: isolated })} onClick={onEdit} sx={{ minBlockSize: 44 }}>
        {t('common.edit')}
      </Button>
      <ConfirmButton
        label={t('common.delete')}
        title={t(`${texts}.delete_title`, { name: isolated })}
        detail={t(`${texts}.delete_detail`)}
        act={remove}
        isDangerous
      />
    </Box>
  );
};

/** The scripts that run on the website: lists, adds, changes and deletes them. */
export default function ScriptsSection() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [edited, setEdited] = useState<ScriptPage | 'new' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['script_pages'],
    queryFn: async () => (await dataProvider.scriptPages()).data,
  });
  const reload = () => void refetch();
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {t('settings.failed')}
      </Alert>
    );
  }
  if (!data) return <Loading />;
  const isFull = data.length >= websiteLimits.scriptsMax;
  return (
    <FormSection>
      <Alert severity="warning">{t(`${texts}.warning`)}</Alert>
      {data.length === 0 && <Typography>{t(`${texts}.none`)}</Typography>}
      <Box component="ul" aria-label={t('shell.settings.site_scripts')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((script) => (
          <ScriptRow key={script._id} script={script} onEdit={() => setEdited(script)} onDeleted={reload} />
        ))}
      </Box>
      {isFull ? (
        <Typography>{t(`${texts}.too_many`)}</Typography>
      ) : (
        <Button variant="contained" onClick={() => setEdited('new')} sx={{ minBlockSize: 44, justifySelf: 'start' }}>
          {t(`${texts}.add`)}
        </Button>
      )}
      {edited && (
        <Suspense fallback={null}>
          <ScriptDialog script={edited === 'new' ? null : edited} onSaved={reload} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </FormSection>
  );
}
