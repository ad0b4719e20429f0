import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordDate } from '../../components/time/storeTime';
import { useDeletion } from '../../records/deletion/useDeletion';
import { FormSection } from '../../records/form/FormSection';
import { useWallet } from '../../records/wallet/useWallet';

/** Says what happens to the store, and when. */
const Consequences = () => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { data: { balance } = { balance: 0 }, isError } = useWallet();
  return (
    <>
      {isError && <Typography>{t('deletion.balance_failed')}</Typography>}
      {balance !== 0 && (
        <Typography sx={{ fontWeight: 600 }}>
          {t(balance > 0 ? 'deletion.owed' : 'deletion.owing', { amount: money(Math.abs(balance)) })}
        </Typography>
      )}
      {(['closes', 'erases', 'keeps', 'archive', 'tells'] as const).map((consequence) => (
        <Typography key={consequence}>{t(`deletion.${consequence}`, { tab: t('shell.profile.title') })}</Typography>
      ))}
    </>
  );
};

/** Deletes the store after some days, or cancels that. For the owner. */
export const DeletionSection = () => {
  const t = useTranslate();
  const { store, text, ...format } = useStoreFormat();
  const { request, cancel, isRunning } = useDeletion();
  const { deletion_due_at: dueAt } = store;
  return (
    <FormSection
      title="deletion.title"
      detail="deletion.detail"
      action={
        dueAt ? (
          <Button variant="outlined" loading={isRunning} onClick={() => void cancel()} sx={{ minBlockSize: 44 }}>
            {t('deletion.cancel')}
          </Button>
        ) : (
          <ConfirmButton
            label={t('deletion.button')}
            title={t('deletion.ask', { store: `\u2068${text(store.name)}\u2069` })}
            detail={<Consequences />}
            confirm={t('deletion.confirm')}
            color="error"
            isDangerous
            act={request}
          />
        )
      }
    >
      {dueAt && <Typography>{t('deletion.pending', { date: recordDate(dueAt, format) })}</Typography>}
    </FormSection>
  );
};
