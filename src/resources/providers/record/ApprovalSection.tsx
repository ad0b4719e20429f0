import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ApprovalState, needsReason } from '#contract/providers/approval';
import { Picture } from '../../../components/fields/Picture';
import { PhoneLink } from '../../../components/phone/PhoneLink';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { useBlockerTexts } from '../../../components/useBlockerTexts';
import type { WireRecord } from '../../../records/form/formValues';
import { useOneAtATime } from '../../../records/form/useOneAtATime';
import DecisionDialog from '../DecisionDialog';
import { ApprovalSign, AvailabilitySign, PositionAge } from '../ProviderFields';
import { type Grounds, isPlatformNo, openDecisions, useDecision } from '../useDecision';
import { useOpenProvider } from './useOpenProvider';

/** The approval, who decided and why, and what is missing before the person can be offered orders. */
export const ApprovalSection = () => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { record, accept } = useOpenProvider();
  const decide = useDecision();
  const once = useOneAtATime();
  const blockerTexts = useBlockerTexts();
  const [pendingState, setPendingState] = useState<ApprovalState | null>(null);
  const perform = (state: ApprovalState, grounds?: Grounds) =>
    once(async () => {
      const decided = await decide(record, state, grounds);
      // A refused decision keeps its reason.
      if (!decided) return;
      accept(decided as unknown as WireRecord);
      setPendingState(null);
    });
  const blockers = blockerTexts(record);
  const isWarned = record.approval === 'approved' && blockers.length > 0;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Picture image={record.image} size={64} fallback="provider" />
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0, display: 'grid', gap: 0.25 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <ApprovalSign approval={record.approval} />
            <AvailabilitySign availability={record.availability} orders={record.open_orders} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {record.approval_at
              ? t('providers.decided_by', {
                  name:
                    record.approval_by === 'platform' ? t('providers.platform') : `\u2068${record.approval_name}\u2069`,
                  at: recordTime(record.approval_at, { locale, timezone }),
                })
              : t('providers.undecided')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', fontSize: '0.875rem' }}>
            <PhoneLink country_phone_code={record.country_phone_code} phone={record.phone} />
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
            >
              <LocationIcon titleAccess={t('providers.column.position')} sx={{ fontSize: 16 }} />
              <PositionAge at={record.located_at} />
            </Box>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {openDecisions(record).map((state) => (
            <Button
              key={state}
              variant={state === 'approved' ? 'contained' : 'outlined'}
              color={needsReason(state) ? 'error' : 'primary'}
              onClick={() => (needsReason(state) ? setPendingState(state) : void perform(state))}
              sx={{ minBlockSize: 44 }}
            >
              {t(`providers.decide.${state}`)}
            </Button>
          ))}
        </Box>
      </Box>
      {record.approval_reason && (
        <Alert severity="error">
          <bdi>{record.approval_reason}</bdi>
        </Alert>
      )}
      {isPlatformNo(record) && <Alert severity="info">{t('codes.error.4121')}</Alert>}
      {blockers.length > 0 && (
        <Alert severity={isWarned ? 'warning' : 'info'}>
          {t(
            record.work_blockers.some(({ code }) => code !== 'not_approved')
              ? 'providers.blocker.title'
              : 'providers.blocker.soon',
          )}
          <Box component="ul" sx={{ m: 0, mt: 0.5, ps: 2.5, paddingInlineStart: 2.5 }}>
            {blockers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
      {pendingState && (
        <DecisionDialog
          record={record}
          state={pendingState}
          onClose={() => setPendingState(null)}
          onDecided={(grounds) => perform(pendingState, grounds)}
        />
      )}
    </Paper>
  );
};
