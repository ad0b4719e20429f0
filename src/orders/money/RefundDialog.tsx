import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { refundable } from '#contract/orders/refunds';
import { currencySign } from '../../components/inputs/numbers/editedNumber';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { useDialogField } from '../../records/form/useDialogField';
import type { QuestionProps } from '../actions/orderActionsContext';
import { changedMeanwhile, useOrderCall } from '../actions/useOrderCall';
import { useOrderFormat } from '../display/orderContext';
import { RefundLines } from './RefundLines';
import { type ChosenReason, RefundReason, reasonText } from './RefundReason';
import {
  type RefundChoice,
  type RefundError,
  refundableLines,
  refundBody,
  refundModes,
  refundOf,
} from './refundChoice';

interface RefundAmountProps {
  order: Order;
  field: ReturnType<typeof useDialogField<string>>;
  error: RefundError | undefined;
}

/** A refund amount, typed with a comma or a point. */
const RefundAmount = ({ order, field, error }: RefundAmountProps) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const left = formatMoney(refundable(order), order.currency, locale);
  const isWrong = error !== undefined && field.value.trim() !== '';
  const wrong =
    error === 'too_much'
      ? t('orderChanges.refund.too_much', { amount: left })
      : t('orderChanges.refund.no_amount', { example: left });
  return (
    <TextField
      {...field.textField}
      fullWidth
      autoFocus
      label={t('orderChanges.refund.amount')}
      error={isWrong}
      helperText={isWrong ? wrong : t('orderChanges.refund.too_much', { amount: left })}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16, dir: 'ltr' },
        input: {
          startAdornment: <InputAdornment position="start">{currencySign(order.currency, locale)}</InputAdornment>,
        },
      }}
    />
  );
};

/** The choice and the reason that the dialog opens with. */
const valuesOf = (order: Order | null): RefundChoice & { reason: ChosenReason } => ({
  mode: order && refundableLines(order).length > 0 ? 'lines' : 'amount',
  pieces: {},
  typed: '',
  reason: { usual: '', words: '' },
});

/** Refunds by item, by amount, or in full; the refund is shown while it is chosen. */
export default function RefundDialog({ question, onClose }: QuestionProps) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const call = useOrderCall();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { locale } = useOrderFormat();
  const form = useDialogForm({
    record: question.order,
    valuesOf,
    unreachable: 'orderChanges.refund.unreachable',
    // Whatever changed, less may be left to refund.
    isSame: () => false,
    onConflict: changedMeanwhile,
    save: async ({ reason: chosen, ...choice }, record) => {
      const seen = record ?? question.order;
      const body = { ...refundBody(choice, seen), reason: reasonText(chosen, t) };
      await call(seen, (sent) => dataProvider.refundOrder({ ...sent, ...body }));
      notify('codes.success.312', { type: 'success' });
      onClose();
    },
  });
  const order = form.record ?? question.order;
  const mode = useDialogField<RefundChoice['mode']>(form, 'mode');
  const pieces = useDialogField<RefundChoice['pieces']>(form, 'pieces');
  const typed = useDialogField<string>(form, 'typed');
  const reason = useDialogField<ChosenReason>(form, 'reason');
  const { amount, error } = refundOf({ mode: mode.value, pieces: pieces.value, typed: typed.value }, order);
  const money = (sum: number) => formatMoney(sum, order.currency, locale);
  return (
    <DialogForm
      title={t('orderChanges.refund.title', { number: order.unique_id })}
      subtitle={t('orderChanges.refund.left', { amount: money(refundable(order)) })}
      form={form}
      confirm={t('orderChanges.refund.confirm', { amount: money(amount) })}
      cancel={t('common.not_now')}
      canSave={!error && reasonText(reason.value, t) !== ''}
      maxWidth="sm"
      fullScreen={isNarrow}
      footer={
        <>
          <Box role="status" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {t('orderChanges.refund.sum')} {money(amount)}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t(order.paid_by === 'cash' ? 'orderChanges.refund.to_cash' : 'orderChanges.refund.to_card')}
          </Typography>
        </>
      }
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={mode.value}
        aria-label={t('orderChanges.refund.how')}
        onChange={(_, chosen) => chosen && mode.onChange(chosen)}
      >
        {refundModes.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minBlockSize: 44 }}>
            {t(`orderChanges.refund.by.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {mode.value === 'lines' && (
        <RefundLines
          order={order}
          pieces={pieces.value}
          onPieces={(line, quantity) => pieces.onChange({ ...pieces.value, [line]: quantity })}
        />
      )}
      {mode.value === 'amount' && <RefundAmount order={order} field={typed} error={error} />}
      <RefundReason reason={reason.value} onReason={reason.onChange} />
    </DialogForm>
  );
}
