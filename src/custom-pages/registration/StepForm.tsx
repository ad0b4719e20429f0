import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { firstWrong, type RegistrationMessages } from './registrationFields';

interface StepFormProps {
  messages: RegistrationMessages;
  /** Changes when errors were found: the first field with one then gets the focus. */
  refusals: number;
  isBusy: boolean;
  submit: () => void;
  back?: (() => void) | undefined;
  children: ReactNode;
}

/** A step's fields with its buttons. Typing never moves the focus, however many fields still have an error. */
export const StepForm = ({ messages, refusals, isBusy, submit, back, children }: StepFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const wrong = firstWrong(messages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that errors were found
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"],[data-field="${wrong}"]`)?.focus();
  }, [refusals]);
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
