import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ReplyOf } from '#contract/calls/index';
import type { MailRecord, MailRecordState } from '#contract/mail/mailRecords';
import { StateSign, type Tone } from '../../components/StateSign';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';
import { RecordCard } from '../website/RecordCard';
import { PastedSignature } from './PastedSignature';

const tones = {
  found: 'good',
  missing: 'bad',
  other: 'bad',
  several: 'bad',
  unreachable: 'waiting',
} as const satisfies Record<MailRecordState, Tone>;
const icons = { good: CheckCircleIcon, bad: ErrorIcon, waiting: ScheduleIcon } as const;

/** One record: whether it is there, and what to publish. */
const RecordState = ({ record, texts }: { record: MailRecord; texts: string }) => {
  const t = useTranslate();
  const { kind, state, name, found, expected } = record;
  const Icon = icons[tones[state]];
  const isDkimMissing = kind === 'dkim' && state === 'missing';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {kind.toUpperCase()}
        </Typography>
        <StateSign tone={tones[state]}>
          <Icon />
          {t(`${texts}.state.${state}`)}
        </StateSign>
        <Typography
          component="bdi"
          dir="ltr"
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minInlineSize: 0 }}
        >
          {name}
        </Typography>
      </Box>
      {(state !== 'found' || kind !== 'dkim') &&
        found.map((text) => (
          <Typography
            key={text}
            dir="ltr"
            variant="body2"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {text}
          </Typography>
        ))}
      {(isDkimMissing || state === 'unreachable' || expected) && (
        <Typography variant="body2">{t(`${texts}.remedy.${isDkimMissing ? 'dkim' : state}`)}</Typography>
      )}
      {expected && state !== 'unreachable' && <RecordCard record={expected} />}
    </Box>
  );
};

/** Looks up the records of the saved sender's domain, which decide whether its mail is trusted. */
export const SenderRecords = ({ texts }: { texts: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { isDirty } = useFormState();
  const [isChecking, setChecking] = useState(false);
  const [found, setFound] = useState<ReplyOf<'get_mail_records'> | null>(null);
  const check = async () => {
    setChecking(true);
    await attempt(async () => setFound(await dataProvider.getMailRecords()));
    setChecking(false);
  };
  return (
    <FormSection title={`${texts}.title`} detail={`${texts}.detail`}>
      <PastedSignature texts={texts} />
      <Button
        variant="outlined"
        loading={isChecking}
        disabled={isDirty}
        onClick={() => void check()}
        sx={{ minBlockSize: 44, justifySelf: 'start' }}
      >
        {t(`${texts}.check`)}
      </Button>
      {/* Empty, it must not add a gap, and hidden, it wouldn't be announced. */}
      <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
        {found && !isDirty && (
          <Box
            component="ul"
            aria-label={found.domain}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {found.records.map((record) => (
              <RecordState key={record.kind} record={record} texts={texts} />
            ))}
          </Box>
        )}
      </Box>
    </FormSection>
  );
};
