import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Confirm } from '../../../components/feedback/Confirm';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import type { FactorsPart } from './useFactors';

/** How many recovery codes are left, and new ones in their place. */
export const RecoveryCodes = ({ factors, show, showCodes, canChange }: FactorsPart & { canChange: boolean }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const renew = async () => {
    setRunning(true);
    await attempt(async () => {
      const { factors: now, recovery_codes } = await dataProvider.newRecoveryCodes({});
      show(now);
      showCodes(recovery_codes);
    });
    setRunning(false);
    setAsked(false);
  };
  return (
    <FormSection
      title="security.codes.title"
      action={
        canChange && (
          <Button variant="outlined" onClick={() => setAsked(true)} sx={{ minBlockSize: 44 }}>
            {t('security.codes.renew')}
          </Button>
        )
      }
    >
      <Typography>{t('security.codes.left', { smart_count: factors.recovery_codes_left })}</Typography>
      {isAsked && (
        <Confirm
          isOpen
          title={t('security.codes.renew_title')}
          content={t('security.codes.renew_detail')}
          confirm={t('security.codes.renew')}
          cancel={t('common.cancel')}
          confirmColor="warning"
          loading={isRunning}
          onConfirm={() => void renew()}
          onClose={() => setAsked(false)}
        />
      )}
    </FormSection>
  );
};
