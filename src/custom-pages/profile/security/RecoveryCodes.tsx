import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import type { FactorsPart } from './useFactors';

/** How many recovery codes are left, and new ones in their place. */
export const RecoveryCodes = ({ factors, show, showCodes, canChange }: FactorsPart & { canChange: boolean }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const renew = () =>
    attempt(async () => {
      const { factors: now, recovery_codes } = await dataProvider.newRecoveryCodes({});
      show(now);
      showCodes(recovery_codes);
    });
  return (
    <FormSection
      title="security.codes.title"
      action={
        canChange && (
          <ConfirmButton
            label={t('security.codes.renew')}
            title={t('security.codes.renew_title')}
            detail={t('security.codes.renew_detail')}
            isDangerous
            act={renew}
          />
        )
      }
    >
      <Typography>{t('security.codes.left', { smart_count: factors.recovery_codes_left })}</Typography>
    </FormSection>
  );
};
