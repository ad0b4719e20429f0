import FormHelperText from '@mui/material/FormHelperText';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../records/form/DialogForm';

/** The error of a field that isn't a text field. */
export const ErrorText = ({ text }: { text: ReactNode }) =>
  text ? (
    <FormHelperText error role="alert" sx={{ mt: 0.5 }}>
      {text}
    </FormHelperText>
  ) : null;

interface CorrectionFrameProps {
  title: string;
  /** The current value. */
  now: string;
  form: ComponentProps<typeof DialogForm>['form'];
  /** Something differs from the order. */
  isChanged: boolean;
  /** The changes can be sent. */
  isReady: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that corrects one detail of an order, with its current value above. */
export const CorrectionFrame = ({ title, now, form, isChanged, isReady, onClose, children }: CorrectionFrameProps) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  return (
    <DialogForm
      title={title}
      subtitle={
        <>
          {t('orderChanges.details.now')} <bdi>{now}</bdi>
        </>
      }
      form={form}
      confirm={t('common.save')}
      cancel={t('common.not_now')}
      canSave={isChanged && isReady}
      fullScreen={isNarrow}
      onClose={onClose}
    >
      {children}
    </DialogForm>
  );
};
