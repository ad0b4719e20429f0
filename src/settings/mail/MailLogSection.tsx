import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { Loading } from '../../components/feedback/Loading';
import { readingWidth } from '../../components/page/readingWidth';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { StoppedAddresses } from './StoppedAddresses';

type LoggedMail = ReplyOf<'get_email_log'>['data'][number];

const colours = { sent: 'success', waiting: 'default', failed: 'error', bounced: 'error' } as const;

const MailRow = ({ mail, texts }: { mail: LoggedMail; texts: string }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { event, recipient, failure_stage, created_at, sent_at, bounced_at } = mail;
  const state = bounced_at ? 'bounced' : mail.state;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`settings.messages.field.message_${event}`)}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{recipient}</bdi>
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {recordTime(sent_at ?? created_at, { locale, timezone })}
      </Typography>
      <Chip size="small" variant="outlined" color={colours[state]} label={t(`${texts}.state.${state}`)} />
      {failure_stage && !sent_at && (
        <Typography variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t(`settings.mail_server.stage.${failure_stage}`)}
        </Typography>
      )}
    </Box>
  );
};

/** The latest mails to the store's customers, and why some haven't left. */
export default function MailLogSection({ section: { texts } }: SectionProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['email_log'],
    queryFn: () => dataProvider.getEmailLog(),
    gcTime: 0,
  });
  if (isError) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}
        sx={{ maxInlineSize: readingWidth }}
      >
        {t(`${texts}.failed`)}
      </Alert>
    );
  }
  if (!data) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: readingWidth }}>
      {data.stopped.length > 0 && (
        <StoppedAddresses stopped={data.stopped} texts={`${texts}.stopped`} reload={refetch} />
      )}
      <FormSection>
        {data.data.length === 0 ? (
          <Typography color="text.secondary">{t(`${texts}.none`)}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {data.data.map((mail) => (
              <MailRow key={mail._id} mail={mail} texts={texts} />
            ))}
          </Box>
        )}
      </FormSection>
    </Box>
  );
}
