import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';

export const refundReasons = ['missing', 'wrong', 'quality', 'late', 'goodwill', 'other'] as const;

/** The reason for a refund: one of the usual reasons, free text, or both. */
export interface ChosenReason {
  usual: (typeof refundReasons)[number] | '';
  words: string;
}

/** The reason as stored; empty if none is given. */
export const reasonText = ({ usual, words }: ChosenReason, t: TranslateFunction): string =>
  [usual && usual !== 'other' ? t(`orderChanges.refund.reasons.${usual}`) : '', words.trim()]
    .filter(Boolean)
    .join(': ')
    .slice(0, limits.reasonMax);

interface RefundReasonProps {
  reason: ChosenReason;
  onReason: (reason: ChosenReason) => void;
}

export const RefundReason = ({ reason, onReason }: RefundReasonProps) => {
  const t = useTranslate();
  return (
    <div>
      <Typography id="refund-reason" sx={{ fontWeight: 600, mb: 1 }}>
        {t('orderChanges.refund.reason')}
      </Typography>
      <Stack direction="row" role="group" aria-labelledby="refund-reason" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {refundReasons.map((usual) => (
          <Chip
            key={usual}
            label={t(`orderChanges.refund.reasons.${usual}`)}
            aria-pressed={reason.usual === usual}
            color={reason.usual === usual ? 'primary' : 'default'}
            variant={reason.usual === usual ? 'filled' : 'outlined'}
            onClick={() => onReason({ ...reason, usual })}
            sx={{ blockSize: 40, borderRadius: 5 }}
          />
        ))}
      </Stack>
      <TextField
        fullWidth
        margin="normal"
        label={t('orderChanges.refund.own')}
        required={reason.usual === 'other'}
        value={reason.words}
        onChange={({ target }) => onReason({ usual: reason.usual || 'other', words: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.reasonMax - 40 } }}
      />
    </div>
  );
};
