import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isRecordMessage } from '#contract/stream';
import type { WebsiteField } from '#contract/website/website';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { siteLinks, siteLook, siteSearch } from '../../descriptors/settings/website';
import { useStoreEvents } from '../../realtime/useRealtime';
import { useNotifyError } from '../../records/form/useNotifyError';

const texts = 'settings.site_look.publishing';
const queryKey = ['website_state'] as const;

const labels = new Map(
  [siteLook, siteSearch, siteLinks].flatMap(({ fields }) => fields.map(({ source, label }) => [source, label])),
);

/** Says what customers see of the saved draft, with the buttons that publish it and that take it back. */
export const PublishPanel = () => {
  const t = useTranslate();
  const list = useListText();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const attempt = useNotifyError();
  const { locale, timezone } = useStoreFormat();
  const [isPublishing, setPublishing] = useState(false);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.getWebsiteState(),
    placeholderData: keepPreviousData,
  });
  // A form next to it saves; so can other devices.
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'store') void refetch();
  });
  if (!data) return null;
  const { differences, published_at, published_by } = data.website;
  const publish = async () => {
    setPublishing(true);
    const isDone = await attempt(async () => client.setQueryData(queryKey, await dataProvider.publishWebsite()));
    setPublishing(false);
    if (isDone) notify(`${texts}.done`, { type: 'success' });
  };
  const revert = () =>
    attempt(async () => {
      client.setQueryData(queryKey, await dataProvider.revertWebsite());
      await client.invalidateQueries({ queryKey: ['settings'] });
    });
  const isCurrent = published_at !== null && differences.length === 0;
  const names = list(differences.map((field: WebsiteField) => t(labels.get(field) ?? field)));
  return (
    <Alert
      severity={isCurrent ? 'success' : 'info'}
      sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box role="status" sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(isCurrent ? `${texts}.current` : published_at ? `${texts}.differs` : `${texts}.never`)}
          </Typography>
          {names && <Typography variant="body2">{names}</Typography>}
          {published_at && (
            <Typography variant="body2">
              {t(`${texts}.published`, {
                name: `\u2068${published_by}\u2069`,
                time: recordTime(published_at, { locale, timezone }),
              })}
            </Typography>
          )}
        </Box>
        {!isCurrent && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {differences.length > 0 && (
              <ConfirmButton
                label={t(`${texts}.revert`)}
                title={t(`${texts}.revert_title`)}
                detail={t(published_at ? `${texts}.revert_detail` : `${texts}.revert_all`)}
                act={revert}
                isDangerous
              />
            )}
            <Button variant="contained" loading={isPublishing} onClick={() => void publish()} sx={{ minBlockSize: 44 }}>
              {t(`${texts}.publish`)}
            </Button>
          </Box>
        )}
      </Box>
    </Alert>
  );
};
