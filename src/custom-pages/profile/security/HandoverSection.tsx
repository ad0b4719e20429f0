import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Handover } from '#contract/entities/recovery';
import { fullName } from '#contract/providers/fullName';
import { DemoMessage } from '../../../components/entrance/DemoMessage';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { dayTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { blockerOf } from '../../../session/blockerOf';
import { useSession } from '../../../session/useSession';
import { useHandover } from './useRecovery';

const HandoverDialog = lazyWithRetry(() => import('./HandoverDialog'));

interface PendingHandoverProps {
  handover: Handover;
  isBlocked: boolean;
  cancel: () => Promise<unknown>;
  finish: () => Promise<unknown>;
}

/** How far a handover is, and what the owner can do. */
const PendingHandover = ({ handover, isBlocked, cancel, finish }: PendingHandoverProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const { email, state, opens_at, expires_at } = handover;
  const isOpen = useClock((now) => opens_at !== null && Date.parse(opens_at) <= now.getTime(), 'minute');
  const name = `\u2068${fullName(handover)}\u2069`;
  const step = state === 'offered' ? 'offered' : isOpen ? 'open' : 'accepted';
  const values = {
    ...{ name, email: `\u2066${email}\u2069`, until: dayTime(expires_at, format) },
    from: opens_at ? dayTime(opens_at, format) : '',
  };
  return (
    <>
      <Alert severity="info">{t(`ownership.handover.${step}`, values)}</Alert>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {step === 'open' && !isBlocked && (
          <ConfirmButton
            label={t('ownership.handover.finish')}
            title={t('ownership.handover.finish_title', { name })}
            detail={t('ownership.handover.finish_detail', { name })}
            variant="contained"
            isDangerous
            act={finish}
          />
        )}
        <ConfirmButton
          label={t('ownership.handover.cancel')}
          title={t('ownership.handover.cancel_title')}
          detail={t('ownership.handover.cancel_detail', { name })}
          color="inherit"
          act={cancel}
        />
      </Stack>
    </>
  );
};

/** Hands the store to another owner, unless it is blocked or will be deleted. */
export const HandoverSection = () => {
  const t = useTranslate();
  const session = useSession();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { handover, show, refetch } = useHandover();
  const [isOffering, setOffering] = useState(false);
  const [message, setMessage] = useState<ReplyOf<'begin_handover'>['demo_message']>();
  // A handover that was under way ended with the request for the deletion.
  if (handover === undefined || session?.store.deletion_due_at) return null;
  const isBlocked = blockerOf(session) !== null;
  /** The new owner may have declined. */
  const change = async (work: () => Promise<unknown>) => {
    if (!(await attempt(work))) await refetch();
  };
  return (
    <FormSection title="ownership.handover.title" detail="ownership.handover.detail">
      {handover ? (
        <PendingHandover
          handover={handover}
          isBlocked={isBlocked}
          cancel={() =>
            change(async () => {
              show((await dataProvider.cancelHandover({})).handover);
              setMessage(undefined);
            })
          }
          // It ends this session: the app opens the sign-in page.
          finish={() => change(() => dataProvider.finishHandover({ _id: handover._id }))}
        />
      ) : (
        !isBlocked && (
          <div>
            <Button variant="outlined" onClick={() => setOffering(true)} sx={{ minBlockSize: 44 }}>
              {t('ownership.handover.begin')}
            </Button>
          </div>
        )
      )}
      {isBlocked && <Typography color="text.secondary">{t('ownership.handover.blocked')}</Typography>}
      {message && <DemoMessage label={t('ownership.handover.demo')} {...message} />}
      {isOffering && (
        <Suspense fallback={null}>
          <HandoverDialog
            onBegun={(begun, demo) => {
              show(begun);
              setMessage(demo);
            }}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
