import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { RecoveryRequest } from '#contract/entities/recovery';
import { DemoMessage } from '../../../components/entrance/DemoMessage';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { dayTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import type { RecoveryPart } from './TrustedColleagues';

type Message = ReplyOf<'confirm_recovery'>['demo_message'];

/** Names don't change the direction of the sentence around them. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** How far the request is, for this colleague. */
function stateOf({ opens_at, has_confirmed }: RecoveryRequest, isReady: boolean) {
  if (opens_at) return 'waiting';
  if (!isReady) return 'not_ready';
  return has_confirmed ? 'confirmed' : 'asked';
}

type RequestState = ReturnType<typeof stateOf>;

/** Who asks, how far the request is, and what the colleague has to do. */
const RequestAlert = ({ request, state }: { request: RecoveryRequest; state: RequestState }) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const name = isolated(request.owner_name);
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{t('ownership.colleague.asks', { name })}</Typography>
      {state === 'asked' &&
        t('ownership.colleague.asks_detail', {
          ...{ name, time: dayTime(request.asked_at, format), until: dayTime(request.expires_at, format) },
        })}
      {(state === 'confirmed' || state === 'not_ready') && t(`ownership.colleague.${state}`)}
      {state === 'waiting' && t('ownership.colleague.waiting', { time: dayTime(request.opens_at ?? '', format) })}
    </Alert>
  );
};

/** A trusted colleague reads who asks, speaks to them, and confirms. */
export const ColleagueRequest = ({ recovery, show, refetch }: RecoveryPart) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [message, setMessage] = useState<Message>();
  const { request, is_ready } = recovery;
  const name = isolated(request?.owner_name ?? '');
  /** Another colleague may have been faster. */
  const change = async (work: () => Promise<unknown>) => {
    if (!(await attempt(work))) refetch();
  };
  const confirm = ({ _id }: RecoveryRequest) =>
    change(async () => {
      const { recovery: changed, demo_message } = await dataProvider.confirmRecovery({ _id });
      setMessage(demo_message);
      show(changed);
    });
  const stop = () => change(async () => show((await dataProvider.stopRecovery({})).recovery));
  const decline = () =>
    change(async () => {
      show((await dataProvider.declineTrust({})).recovery);
      notify('ownership.colleague.declined', { type: 'success' });
    });
  const state = request && stateOf(request, is_ready);
  return (
    <FormSection
      title="ownership.colleague.title"
      detail="ownership.colleague.detail"
      action={
        <ConfirmButton
          label={t('ownership.colleague.decline')}
          title={t('ownership.colleague.decline_title')}
          detail={t('ownership.colleague.decline_detail')}
          variant="text"
          color="inherit"
          act={decline}
        />
      }
    >
      {request && state && (
        <>
          <RequestAlert request={request} state={state} />
          {message && <DemoMessage label={t('ownership.colleague.demo')} {...message} />}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {state === 'asked' && (
              <ConfirmButton
                label={t('ownership.colleague.confirm')}
                title={t('ownership.colleague.confirm_title', { name })}
                detail={t('ownership.colleague.confirm_detail', { name })}
                variant="contained"
                act={() => confirm(request)}
              />
            )}
            {is_ready && (
              <ConfirmButton
                label={t('ownership.colleague.stop')}
                title={t('ownership.request.stop_title')}
                detail={t('ownership.request.stop_detail')}
                color="inherit"
                act={stop}
              />
            )}
          </Stack>
        </>
      )}
    </FormSection>
  );
};
