import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import type { KeptRegistration } from '../../session/registration';
import type { RegistrationState } from './useRegistration';

interface FinishStepProps {
  kept: KeptRegistration;
  platform: string;
  register: RegistrationState['register'];
  /** Takes what was filled in on another device, before it is sent from here. */
  refresh: RegistrationState['refresh'];
  back: () => void;
}

const isRefusal = (error: unknown): boolean => passwordRefusal(error) !== undefined;

/** The password, and the consent that the platform needs. Neither is ever stored in the browser. */
export const FinishStep = ({ kept, platform, register, refresh, back }: FinishStepProps) => {
  const t = useTranslate();
  const id = useId();
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
        <div>
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'start', gap: 1.5, py: 1, minBlockSize: 44, cursor: 'pointer' }}
          >
            <input
              ref={box}
              type="checkbox"
              required
              checked={isAccepted}
              onChange={() => {
                setAccepted(!isAccepted);
                setMissing(false);
              }}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? id : undefined}
              style={{ inlineSize: 20, blockSize: 20, margin: 0, flexShrink: 0 }}
            />
            {t('registration.finish.terms', { platform: `\u2068${platform}\u2069` })}
          </Box>
          {isMissing && (
            <Box id={id} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
              {t('registration.required.terms')}
            </Box>
          )}
        </div>
      </NewPasswordForm>
      <Button size="large" fullWidth onClick={back} sx={{ mt: 1 }}>
        {t('registration.back')}
      </Button>
    </>
  );
};
