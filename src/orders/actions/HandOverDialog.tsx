import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { cashToCollect } from '#contract/orders/amountDueOf';
import { waitKey } from '../../config/waitText';
import { Money } from '../display/Money';
import type { QuestionProps } from './orderActionsContext';
import type { Outcome } from './usePerformAction';

/**
 * The message at the field: the code was wrong, or how long no code is accepted. `null` if the refusal wasn't about the
 * code.
 */
function refusalText(outcome: Outcome & { done: false }, t: ReturnType<typeof useTranslate>): string | null {
  if (outcome.code === errorCodes.INVALID_CONFIRMATION_CODE) return t(`codes.error.${outcome.code}`);
  if (outcome.code !== errorCodes.TOO_MANY_ATTEMPTS) return null;
  return t(outcome.retryAfter ? waitKey(outcome.retryAfter) : `codes.error.${outcome.code}`);
}

/**
 * Asks for what is needed before the food is handed over: the cash, and the customer's code. A wrong code can be
 * corrected in place.
 */
export const HandOverDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { order } = question;
  const cash = cashToCollect(order);
  const asksCode = order.is_confirmation_code_required;
  const canSubmit = !isSending && (!asksCode || code.trim() !== '');
  const submit = async () => {
    setSending(true);
    const outcome = await onAnswer(question, asksCode ? { confirmation_code: code.trim() } : {});
    setSending(false);
    const text = outcome.done ? null : refusalText(outcome, t);
    if (text) setRefusal(text);
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="hand-over-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) void submit();
        }}
      >
        <DialogTitle id="hand-over-title">
          {t(cash > 0 ? 'boards.payment.title' : 'boards.code.title', { number: order.unique_id })}
        </DialogTitle>
        <DialogContent>
          {cash > 0 && (
            <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1 }}>
              <span>{t('boards.payment.due')}</span>
              <Box component="strong" sx={{ fontSize: '1.75rem' }}>
                <Money amount={cash} currency={order.currency} />
              </Box>
            </Box>
          )}
          {asksCode && (
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label={t('boards.code.label')}
              value={code}
              error={refusal !== null}
              helperText={refusal ?? t('boards.code.detail')}
              onChange={({ target }) => {
                setCode(target.value);
                setRefusal(null);
              }}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  autoComplete: 'off',
                  maxLength: 10,
                  style: { fontSize: '1.5rem', letterSpacing: '0.2em' },
                },
              }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            {t('common.not_now')}
          </Button>
          <Button size="large" type="submit" variant="contained" autoFocus={!asksCode} disabled={!canSubmit}>
            {t(cash > 0 ? 'boards.payment.received' : 'order.action.complete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
