import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import type { ProofAttempt } from './secondFactorActions';

/** Longer than any recovery code with its spaces and hyphens. */
const maxLength = 40;

/** Takes one of the account's recovery codes, as it was printed. */
export const RecoveryCodeForm = ({ attempt, onTyping }: { attempt: ProofAttempt; onTyping: () => void }) => {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    if (code.trim() === '') {
      setMessage('verification.error.required');
      return input.current?.focus();
    }
    busy.current = true;
    setIsBusy(true);
    const refusal = await attempt({ recovery_code: code }).finally(() => {
      busy.current = false;
      setIsBusy(false);
    });
    // A code of the wrong length is refused before it is checked.
    setMessage(refusal === 'verification.error.wrong' || refusal === 'codes.error.4022' ? wrongCode : refusal);
    if (refusal) input.current?.select();
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <LabelledInput
        ref={input}
        label={t('secondFactor.recovery_code.label')}
        name="recovery_code"
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        dir="ltr"
        enterKeyHint="done"
        value={code}
        onChange={(event) => {
          onTyping();
          setCode(event.target.value);
          setMessage(null);
        }}
        announcesMessage
        message={message ? { key: message } : undefined}
        hint={t('secondFactor.recovery_code.hint')}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('secondFactor.submit')}
      </Button>
    </Box>
  );
};

const wrongCode = 'secondFactor.recovery_code.wrong';
