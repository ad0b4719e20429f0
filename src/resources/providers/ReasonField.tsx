import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';

interface ReasonFieldProps {
  reason: string;
  onReason: (reason: string) => void;
  isMissing: boolean;
}

/** The reason for refusing many people, which each of them is told. */
export const ReasonField = ({ reason, onReason, isMissing }: ReasonFieldProps) => {
  const t = useTranslate();
  return (
    <TextField
      autoFocus
      fullWidth
      multiline
      minRows={2}
      label={t('providers.reason')}
      value={reason}
      onChange={({ target }) => onReason(target.value)}
      error={isMissing}
      helperText={isMissing ? t('records.field.required') : t('providers.reason_hint')}
      slotProps={{ htmlInput: { maxLength: limits.reasonMax, dir: 'auto' } }}
    />
  );
};
