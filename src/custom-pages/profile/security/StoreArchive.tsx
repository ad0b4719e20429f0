import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { StoreArchive as Archive } from '#contract/entities/archive';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { Loading } from '../../../components/feedback/Loading';
import { saveFrom } from '../../../components/saveFile';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { fileSize } from '../../../components/text/fileSize';
import { dayTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { LoadFailed } from '../LoadFailed';
import { isBeingMade, useStoreArchive } from './useStoreArchive';

/** Says what can be downloaded, or that it failed. Read out when it appears. */
const ArchiveResult = ({ archive }: { archive: Archive }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { state, bytes, sha256, expires_at } = archive;
  if (state === 'failed') return <Alert severity="error">{t('archive.failed')}</Alert>;
  const size = fileSize(bytes ?? 0, locale);
  const time = expires_at ? dayTime(expires_at, { locale, timezone }) : '';
  return (
    <>
      <Typography>{t('archive.ready', { size, time })}</Typography>
      <div>
        <Typography color="text.secondary">{t('archive.sha256')}</Typography>
        <Typography component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {sha256}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('archive.sha256_hint')}
        </Typography>
      </div>
    </>
  );
};

const ArchiveProgress = ({ archive: { state, percent } }: { archive: Archive }) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const done = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  return (
    <div>
      <Typography>{state === 'waiting' ? t('archive.waiting') : t('archive.running', { percent: done })}</Typography>
      <LinearProgress
        variant={state === 'waiting' ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={t('archive.progress')}
        sx={{ my: 1 }}
      />
      <Typography color="text.secondary">{t('archive.stays')}</Typography>
    </div>
  );
};

interface ArchiveActionsProps {
  archive: Archive | null;
  show: (archive: Archive | null) => void;
}

const ArchiveActions = ({ archive, show }: ArchiveActionsProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    await attempt(work);
    setBusy(false);
  };
  const request = () => act(async () => show((await dataProvider.requestStoreArchive({})).store_archive));
  const download = () => act(async () => saveFrom((await dataProvider.downloadStoreArchive({})).link));
  const isReady = archive?.state === 'ready';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {isReady && (
        <Button variant="contained" disabled={isBusy} onClick={() => void download()} sx={{ minBlockSize: 44 }}>
          {t('archive.download')}
        </Button>
      )}
      {!isBeingMade(archive) && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void request()} sx={{ minBlockSize: 44 }}>
          {t(isReady ? 'archive.again' : 'archive.request')}
        </Button>
      )}
      {archive && archive.state !== 'failed' && (
        <ConfirmButton
          label={t('archive.delete')}
          title={t('archive.delete_title')}
          detail={t('archive.delete_detail')}
          act={async () => {
            const isDeleted = await attempt(() => dataProvider.deleteStoreArchive({}));
            if (isDeleted) show(null);
          }}
          confirm={t('common.delete')}
          variant="text"
          color="inherit"
          isDangerous
        />
      )}
    </Stack>
  );
};

/** Requests an archive of everything in the store, shows its progress, and downloads it. For the owner. */
export const StoreArchive = () => {
  const { archive, error, refetch, show } = useStoreArchive();
  const t = useTranslate();
  return (
    <FormSection title="archive.title" detail="archive.detail">
      <Typography>{t('archive.private')}</Typography>
      <div role="status" style={{ display: 'grid', gap: 16 }}>
        {archive && !isBeingMade(archive) && <ArchiveResult archive={archive} />}
      </div>
      {archive && isBeingMade(archive) && <ArchiveProgress archive={archive} />}
      {archive !== undefined && <ArchiveActions archive={archive} show={show} />}
      {archive === undefined && (error ? <LoadFailed error={error} refetch={refetch} /> : <Loading />)}
    </FormSection>
  );
};
