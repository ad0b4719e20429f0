import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { firstWrong, type RegistrationMessages } from './registrationFields';

interface StepFormProps {
  messages: RegistrationMessages;
  isBusy: boolean;
  submit: () => void;
  back?: (() => void) | undefined;
  children: ReactNode;
}

/** A step's fields with its buttons. The first field with an error gets the focus. */
export const StepForm = ({ messages, isBusy, submit, back, children }: StepFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const wrong = firstWrong(messages);
  useEffect(() => {
    if (wrong && !isBusy)
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"],[data-field="${wrong}"]`)?.focus();
  }, [wrong, isBusy]);
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {children}
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('registration.continue')}
      </Button>
      {back && (
        <Button size="large" onClick={back}>
          {t('registration.back')}
        </Button>
      )}
    </Box>
  );
};
