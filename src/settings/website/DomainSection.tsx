import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { WebsiteDomain } from '#contract/entities/websiteDomain';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { Loading } from '../../components/feedback/Loading';
import { readingWidth } from '../../components/page/readingWidth';
import { StateSign, type Tone } from '../../components/StateSign';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';
import { DomainForm } from './DomainForm';
import { PublishPanel } from './PublishPanel';
import { RecordCard } from './RecordCard';
import { useWebsiteDomain } from './useWebsiteDomain';

const texts = 'settings.domain';
const tones = {
  waiting: 'waiting',
  proved: 'good',
  failing: 'waiting',
  ended: 'bad',
  moved: 'bad',
} as const satisfies Record<WebsiteDomain['state'], Tone>;
const icons = { good: CheckCircleIcon, waiting: ScheduleIcon, bad: ErrorIcon } as const;

interface DomainProps {
  domain: WebsiteDomain;
  show: (reply: { domain: WebsiteDomain | null }) => void;
}

/** The state of a domain, its last check, and the button that checks it. */
const DomainState = ({ domain, show }: DomainProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { locale, timezone } = useStoreFormat();
  const [isChecking, setChecking] = useState(false);
  const { state, problem, checked_at, served_until, is_taken } = domain;
  const time = (at: string) => recordTime(at, { locale, timezone });
  const Icon = icons[tones[state]];
  const check = async () => {
    setChecking(true);
    await attempt(async () => show(await dataProvider.checkWebsiteDomain()));
    setChecking(false);
  };
  return (
    <FormSection>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
          <Typography component="h2" variant="h3" dir="ltr" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
            {domain.domain_name}
          </Typography>
          <StateSign tone={tones[state]}>
            <Icon />
            {t(`${texts}.state.${state}`)}
          </StateSign>
        </Box>
        <Button variant="outlined" loading={isChecking} onClick={() => void check()} sx={{ minBlockSize: 44 }}>
          {t(`${texts}.check`)}
        </Button>
      </Box>
      <div role="status">
        <Typography>
          {t(`${texts}.means.${state}`, { time: served_until ? time(served_until) : '' })}
          {is_taken && ` ${t(`${texts}.is_taken`)}`}
        </Typography>
        {problem && <Typography sx={{ mt: 1 }}>{t(`${texts}.found.${problem}`)}</Typography>}
        {checked_at && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t(`${texts}.checked`, { time: time(checked_at) })}
          </Typography>
        )}
      </div>
    </FormSection>
  );
};

/** The records to enter at the domain's provider. */
const DomainRecords = ({ domain: { proof, pointing, domain_type } }: Pick<DomainProps, 'domain'>) => {
  const t = useTranslate();
  return (
    <>
      <FormSection title={`${texts}.proof.title`} detail={`${texts}.proof.detail`}>
        <RecordCard record={proof} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`${texts}.proof.full_name`)} <bdi dir="ltr">{proof.name}</bdi>
        </Typography>
      </FormSection>
      <FormSection title={`${texts}.pointing.title`} detail={`${texts}.pointing.detail`}>
        {pointing.map((record) => (
          <RecordCard key={`${record.type} ${record.value}`} record={record} />
        ))}
        {pointing.length === 0 && <Typography>{t(`${texts}.pointing.none`)}</Typography>}
        {domain_type === 'domain' && <Alert severity="info">{t(`${texts}.pointing.apex`)}</Alert>}
      </FormSection>
    </>
  );
};

/** The domain of the website: sets it, shows the records that prove it, and says how it is doing. */
export default function DomainSection() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { domain, isError, refetch, show } = useWebsiteDomain();
  const [isChanging, setChanging] = useState(false);
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
        {t('settings.failed')}
      </Alert>
    );
  }
  if (domain === undefined) return <Loading />;
  const set = (reply: { domain: WebsiteDomain | null }) => {
    show(reply);
    setChanging(false);
  };
  if (!domain || isChanging) {
    return (
      <Box sx={{ maxInlineSize: readingWidth }}>
        <FormSection>
          <DomainForm onSet={set} onCancel={domain ? () => setChanging(false) : undefined} />
        </FormSection>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: readingWidth }}>
      <DomainState domain={domain} show={show} />
      <PublishPanel />
      <DomainRecords domain={domain} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => setChanging(true)} sx={{ minBlockSize: 44 }}>
          {t(`${texts}.change`)}
        </Button>
        <ConfirmButton
          label={t(`${texts}.remove`)}
          title={t(`${texts}.remove_title`)}
          detail={t(`${texts}.remove_detail`)}
          act={() => attempt(async () => show(await dataProvider.removeWebsiteDomain()))}
          isDangerous
        />
      </Box>
    </Box>
  );
}
