import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { refundable } from '#contract/orders/refunds';
import { currencySign } from '../../components/inputs/numbers/editedNumber';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import type { QuestionProps } from '../actions/orderActionsContext';
import { useOrderFormat } from '../display/orderContext';
import { RefundLines } from './RefundLines';
import { type ChosenReason, RefundReason, reasonText } from './RefundReason';
import { type RefundChoice, type RefundError, refundableLines, refundModes, refundOf, useRefund } from './refundChoice';

interface RefundAmountProps {
  order: Order;
  typed: string;
  error: RefundError | undefined;
  onTyped: (typed: string) => void;
}

/** A refund amount, typed with a comma or a point. */
const RefundAmount = ({ order, typed, error, onTyped }: RefundAmountProps) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const left = formatMoney(refundable(order), order.currency, locale);
  const isWrong = error !== undefined && typed.trim() !== '';
  const wrong =
    error === 'too_much'
      ? t('orderChanges.refund.too_much', { amount: left })
      : t('orderChanges.refund.no_amount', { example: left });
  return (
    <TextField
      fullWidth
      autoFocus
      label={t('orderChanges.refund.amount')}
      value={typed}
      error={isWrong}
      helperText={isWrong ? wrong : t('orderChanges.refund.too_much', { amount: left })}
      onChange={({ target }) => onTyped(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16, dir: 'ltr' },
        input: {
          startAdornment: <InputAdornment position="start">{currencySign(order.currency, locale)}</InputAdornment>,
        },
      }}
    />
  );
};

/** Refunds by item, by amount, or in full; the refund is shown while it is chosen. */
export const RefundDialog = ({ question, onClose }: QuestionProps) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { locale } = useOrderFormat();
  const [order, setOrder] = useState(question.order);
  const [choice, setChoice] = useState<RefundChoice>({
    mode: refundableLines(question.order).length > 0 ? 'lines' : 'amount',
    pieces: {},
    typed: '',
  });
  const [reason, setReason] = useState<ChosenReason>({ usual: '', words: '' });
  const { send, isSending, failure } = useRefund(onClose, setOrder);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { amount, error } = refundOf(choice, order);
  const fullReason = reasonText(reason, t);
  const change = (part: Partial<RefundChoice>) => setChoice((before) => ({ ...before, ...part }));
  const isTyped = reason.words !== '' || choice.typed !== '' || Object.keys(choice.pieces).length > 0;
  const { close, question: unsaved } = useGuardedClose({ isTyped, isBusy: isSending, onClose });

  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby="refund-title">
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!error && fullReason && !isSending) void send(order, choice, fullReason);
        }}
      >
        <DialogTitle id="refund-title" component="h2">
          {t('orderChanges.refund.title', { number: order.unique_id })}
          <Typography color="text.secondary">
            {t('orderChanges.refund.left', { amount: money(refundable(order)) })}
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <ToggleButtonGroup
            exclusive
            fullWidth
            color="primary"
            value={choice.mode}
            aria-label={t('orderChanges.refund.how')}
            onChange={(_, mode) => mode && change({ mode })}
          >
            {refundModes.map((mode) => (
              <ToggleButton key={mode} value={mode} sx={{ minBlockSize: 44 }}>
                {t(`orderChanges.refund.by.${mode}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {choice.mode === 'lines' && (
            <RefundLines
              order={order}
              pieces={choice.pieces}
              onPieces={(line, quantity) => change({ pieces: { ...choice.pieces, [line]: quantity } })}
            />
          )}
          {choice.mode === 'amount' && (
            <RefundAmount order={order} typed={choice.typed} error={error} onTyped={(typed) => change({ typed })} />
          )}
          <RefundReason reason={reason} onReason={setReason} />
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
            <Box role="status" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {t('orderChanges.refund.sum')} {money(amount)}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {t(order.paid_by === 'cash' ? 'orderChanges.refund.to_cash' : 'orderChanges.refund.to_card')}
            </Typography>
          </Box>
          <Button size="large" onClick={close}>
            {t('orderChanges.refund.cancel')}
          </Button>
          <Button
            size="large"
            type="submit"
            variant="contained"
            disabled={Boolean(error) || !fullReason || isSending}
            sx={{ whiteSpace: 'nowrap', flex: { xs: '1 1 100%', sm: 'none' } }}
          >
            {t('orderChanges.refund.confirm', { amount: money(amount) })}
          </Button>
        </DialogActions>
      </form>
      {unsaved}
    </Dialog>
  );
};
