import { useTranslate } from 'react-admin';
import { CodeFieldForm } from '../../components/entrance/code/CodeEntry';
import { useCodeField } from '../../components/entrance/code/useCodeField';
import type { ProofAttempt } from './secondFactorActions';

/** Takes the code that an authenticator app shows. */
export const AppCodeForm = ({ attempt, onTyping }: { attempt: ProofAttempt; onTyping: () => void }) => {
  const t = useTranslate();
  const field = useCodeField({
    check: async (totp) => {
      const refusal = await attempt({ totp });
      // The app goes on showing a code that was used already.
      return refusal === 'verification.error.wrong' ? 'secondFactor.totp.wrong' : refusal;
    },
    onTyping,
  });
  return (
    <CodeFieldForm
      field={field}
      name="totp"
      label={t('secondFactor.totp.label')}
      hint={t('secondFactor.totp.hint')}
      submitLabel={t('secondFactor.submit')}
    />
  );
};
