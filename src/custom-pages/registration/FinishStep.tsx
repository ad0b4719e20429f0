import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TermsBox } from '../../components/entrance/TermsBox';
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
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    void refresh();
  }, []);
  const { name = '', owner_first_name = '', owner_last_name = '', phone = '' } = kept.draft;
  const accept = async (password: string) => {
    setMissing(!isAccepted);
    if (!isAccepted) return box.current?.focus();
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
        <TermsBox
          ref={box}
          text="registration.finish.terms"
          {...{ platform, termsUrl, isAccepted }}
          missing={isMissing ? 'registration.required.terms' : null}
          onToggle={() => {
            setAccepted(!isAccepted);
            setMissing(false);
          }}
        />
      </NewPasswordForm>
      <Button size="large" fullWidth onClick={back} sx={{ mt: 1 }}>
        {t('registration.back')}
      </Button>
    </>
  );
};
