import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { DialogFrame, type DialogFrameProps } from '../../records/form/DialogFrame';
import type { ProofProps } from './proof';

interface ProofFormOptions extends Pick<ProofProps, 'prove' | 'onAnswer'> {
  /** The proof before anything is typed. */
  values: BodyOf<'step_up'>;
  /** Translation keys for the error codes of this proof. */
  codeTexts: Record<string, string>;
}

/** The form of a proof that is typed. */
export const useProofForm = ({ values, codeTexts, prove, onAnswer }: ProofFormOptions) =>
  useDialogForm({
    record: null,
    valuesOf: () => values,
    own: codeTexts,
    unreachable: 'access.password.change.unreachable',
    save: async (proof) => {
      await prove(proof);
      onAnswer(true);
    },
  });

interface ProofFormProps extends Pick<ProofProps, 'email' | 'onAnswer'> {
  form: ReturnType<typeof useProofForm>;
  detail: string;
  children: ReactNode;
}

/** The dialog of a proof that is typed. Closing it loses nothing, so it never asks whether to discard. */
export const ProofForm = ({ email, form, detail, onAnswer, children }: ProofFormProps) => {
  const t = useTranslate();
  return (
    <DialogForm
      title={t('access.step_up.title')}
      subtitle={<bdi>{email}</bdi>}
      form={form}
      confirm={t('access.step_up.confirm')}
      isFleeting
      onClose={() => onAnswer(false)}
    >
      <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>
      {children}
    </DialogForm>
  );
};

interface ProofFrameProps
  extends Pick<ProofProps, 'email' | 'onAnswer'>,
    Pick<DialogFrameProps, 'confirm' | 'canSave' | 'isBusy' | 'failure' | 'onSubmit'> {
  children?: ReactNode;
}

/** The dialog of a proof that isn't typed. */
export const ProofFrame = ({ email, onAnswer, children = null, ...frame }: ProofFrameProps) => {
  const t = useTranslate();
  return (
    <DialogFrame
      {...frame}
      title={t('access.step_up.title')}
      subtitle={<bdi>{email}</bdi>}
      isTyped={false}
      onClose={() => onAnswer(false)}
    >
      {children}
    </DialogFrame>
  );
};
