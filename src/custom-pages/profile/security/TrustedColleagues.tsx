import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Recovery, RecoveryRequest } from '#contract/entities/recovery';
import { ownerLimits } from '#contract/ownerLimits';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { dayTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';

const TrustDialog = lazyWithRetry(() => import('./TrustDialog'));

export interface RecoveryPart {
  recovery: Recovery;
  show: (recovery: Recovery) => void;
  refetch: () => void;
}

/** Someone with the owner's password is asking to be let in, which the owner, who has a session, can stop. */
const RequestAlert = ({ request, show, refetch }: Omit<RecoveryPart, 'recovery'> & { request: RecoveryRequest }) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { asked_at, opens_at, confirmations } = request;
  const stop = async () => {
    if (!(await attempt(async () => show((await dataProvider.stopRecovery({})).recovery)))) refetch();
  };
  return (
    <Alert
      severity="warning"
      action={
        <ConfirmButton
          label={t('ownership.request.stop')}
          title={t('ownership.request.stop_title')}
          detail={t('ownership.request.stop_detail')}
          variant="text"
          color="inherit"
          act={stop}
        />
      }
    >
      {opens_at
        ? t('ownership.request.waiting', { time: dayTime(opens_at, format) })
        : t('ownership.request.asked', {
            time: dayTime(asked_at, format),
            count: confirmations,
            total: ownerLimits.confirmations,
          })}
    </Alert>
  );
};

/** The colleagues who together can let the owner back in. */
export const TrustedColleagues = ({ recovery, ...actions }: RecoveryPart) => {
  const t = useTranslate();
  const [isChoosing, setChoosing] = useState(false);
  const { colleagues, request } = recovery;
  const ready = colleagues.filter(({ is_ready }) => is_ready).length;
  return (
    <FormSection
      title="ownership.trust.title"
      detail="ownership.trust.detail"
      action={
        <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ minBlockSize: 44 }}>
          {t('ownership.trust.choose')}
        </Button>
      }
    >
      {request && <RequestAlert request={request} {...actions} />}
      {colleagues.length > 0 && ready < ownerLimits.confirmations && (
        <Alert severity="warning">{t('ownership.trust.too_few_ready')}</Alert>
      )}
      {colleagues.length === 0 ? (
        <Typography color="text.secondary">{t('ownership.trust.none')}</Typography>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {colleagues.map(({ _id, name, email, is_ready }) => (
            <li key={_id}>
              <bdi>{name}</bdi>, <bdi dir="ltr">{email}</bdi>
              {!is_ready && (
                <Typography variant="body2" color="warning.main">
                  {t('ownership.trust.not_ready')}
                </Typography>
              )}
            </li>
          ))}
        </ul>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <TrustDialog recovery={recovery} show={actions.show} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};
