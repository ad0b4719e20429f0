import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ConsentField, useConsent } from '../../components/entrance/ConsentField';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import type { KeptRegistration } from '../../session/registration';
import type { RegistrationState } from './useRegistration';

interface FinishStepProps {
  kept: KeptRegistration;
  platform: string;
  /** The page with the platform's terms; `null` if it has none. */
  termsUrl: string | null;
  register: RegistrationState['register'];
  /** Takes what was filled in on another device, before it is sent from here. */
  refresh: RegistrationState['refresh'];
  back: () => void;
}

const isRefusal = (error: unknown): boolean => passwordRefusal(error) !== undefined;

/** The password, and the consent that the platform needs. Neither is ever stored in the browser. */
export const FinishStep = ({ kept, platform, termsUrl, register, refresh, back }: FinishStepProps) => {
  const t = useTranslate();
  const consent = useConsent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    void refresh();
  }, []);
  const { name = '', owner_first_name = '', owner_last_name = '', phone = '' } = kept.draft;
  const accept = async (password: string) => {
    if (!consent.check()) return consent.box.current?.focus();
    await register(password, isRefusal);
  };
  return (
    <>
      <NewPasswordForm
        email={kept.email}
        personal={[kept.email, name, owner_first_name, owner_last_name, phone].filter(Boolean)}
        submitLabel={t('registration.finish.submit')}
        accept={accept}
        refusalOf={passwordRefusal}
        failureOf={errorText}
      >
        <ConsentField
          consent={consent}
          label={t('registration.finish.terms', { platform: `\u2068${platform}\u2069` })}
          url={termsUrl}
          error={t('registration.required.terms')}
        />
      </NewPasswordForm>
      <Button size="large" fullWidth onClick={back} sx={{ mt: 1 }}>
        {t('registration.back')}
      </Button>
    </>
  );
};
