import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { PasskeyError } from '../../dataProvider/passkeys';
import type { ProofAttempt, SecondFactorActions } from './secondFactorActions';

interface PasskeyFormProps {
  sign: () => ReturnType<SecondFactorActions['sign']>;
  attempt: ProofAttempt;
}

/** Asks for a passkey when its button is pressed: browsers show their own dialog. */
export const PasskeyForm = ({ sign, attempt }: PasskeyFormProps) => {
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  async function ask(): Promise<string | null> {
    try {
      const refusal = await attempt({ passkey: await sign() });
      return refusal === 'verification.error.wrong' ? 'secondFactor.passkey.wrong' : refusal;
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      return `secondFactor.passkey.${error.problem === 'cancelled' ? 'failed' : 'unsupported'}`;
    }
  }
  async function use() {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    setProblem(
      await ask().finally(() => {
        busy.current = false;
        setIsBusy(false);
      }),
    );
  }
  return (
    <Stack spacing={2}>
      {problem && <EntranceProblem text={t(problem)} />}
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void use()} sx={{ minBlockSize: 48 }}>
        {t('secondFactor.passkey.use')}
      </Button>
    </Stack>
  );
};
