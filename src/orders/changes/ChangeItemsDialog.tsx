import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useReducer } from 'react';
import { useTranslate } from 'react-admin';
import { v4 as newId } from 'uuid';
import type { Order, OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDialogField } from '../../records/form/useDialogField';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import type { QuestionProps } from '../actions/orderActionsContext';
import { Money, Sums } from '../display/Money';
import type { ChoiceRequest } from '../menu/choices';
import { EditorLayout } from './EditorLayout';
import { type EditAction, type EditedLine, editLines, itemsOf, startLines } from './editedLines';
import { useChangeItems, useCurrentOffer, useStoreMenu } from './useChangeItems';

const BeforeAndNow = styled(Sums)(({ theme: { palette } }) => ({
  '& .before': { color: palette.text.secondary },
  '& .now': { fontSize: '1.125rem', fontWeight: 650 },
  '& .money': { fontWeight: 600 },
}));

/** An order's old and new total, and the effect on money already paid. */
const PlanSums = ({ order, plan }: { order: Order; plan: ChangePlan<OrderItem> }) => {
  const t = useTranslate();
  const { currency } = order;
  const rows: [className: string, label: string, amount: number][] = [
    ['before', 'old_total', order.total],
    ['now', 'new_total', plan.total],
    ...(plan.refund > 0 ? [['money', 'refund', plan.refund] as [string, string, number]] : []),
    ...(plan.extra_charge > 0 ? [['money', 'extra', plan.extra_charge] as [string, string, number]] : []),
  ];
  const isToPay = plan.total !== order.total && order.paid_amount === 0;
  return (
    <div role="status">
      <BeforeAndNow>
        {rows.map(([className, label, amount]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={className}>{t(`orderChanges.edit.${label}`)}</dt>
            <dd className={className}>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </BeforeAndNow>
      {isToPay && <div>{t('orderChanges.edit.to_pay')}</div>}
    </div>
  );
};

interface ChangeFooterProps {
  order: Order;
  plan: ChangePlan<OrderItem>;
  message: ReturnType<typeof useDialogField<string>>;
  isWaiting: boolean;
  isEmpty: boolean;
}

/** Shows the cost of a change, who decides on it, and the button that sends it. */
const ChangeFooter = ({ order, plan, message, isWaiting, isEmpty }: ChangeFooterProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const isAsked = order.placed_by === 'platform';
  const isReady = plan.lines.length > 0 && !isEmpty;
  return (
    <Box
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        px: { xs: 2, md: 3 },
        py: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px auto' },
        alignItems: 'center',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {isAsked && isReady && (
          <TextField
            {...message.textField}
            size="small"
            fullWidth
            label={t('orderChanges.edit.message')}
            placeholder={t('orderChanges.edit.message_hint')}
            slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
          />
        )}
        <Typography variant="body2" color="text.secondary">
          {isAsked
            ? t('orderChanges.edit.asks', { minutes: store.order_rules.change_answer_within })
            : t('orderChanges.edit.at_once')}
        </Typography>
      </Box>
      <PlanSums order={order} plan={plan} />
      <Button type="submit" size="large" variant="contained" disabled={!isReady || isWaiting}>
        {t(isAsked ? 'orderChanges.edit.ask' : 'orderChanges.edit.save')}
      </Button>
    </Box>
  );
};

/** Changes an order's items: its lines next to the menu, with a running total. */
export default function ChangeItemsDialog({ question, onClose }: QuestionProps) {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const { store } = useStoreFormat();
  const [lines, edit] = useReducer(
    (before: EditedLine[], action: EditAction) => editLines(before, action),
    question.order,
    startLines,
  );
  const { form, errors } = useChangeItems({
    order: question.order,
    lines,
    onDone: onClose,
    onStale: (current) => edit({ type: 'rebase', order: current }),
  });
  const { order, isLoading } = useCurrentOffer(form.record ?? question.order);
  const message = useDialogField<string>(form, 'message');
  const { menu, isError, refetch } = useStoreMenu(store._id);
  const items = useMemo(() => itemsOf(lines, menu, store), [lines, menu, store]);
  const plan = useMemo(() => planChange(order, items), [order, items]);
  const onChosen = useCallback((chosen: ChoiceRequest) => edit({ type: 'chosen', chosen, id: newId() }), []);
  const isTyped = plan.lines.length > 0 || form.isDirty;
  const { close, question: unsaved } = useGuardedClose({ isTyped, isBusy: form.isBusy, onClose });

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="lg"
      aria-labelledby="change-title"
      slotProps={{ paper: { sx: isNarrow ? {} : { blockSize: 'min(900px, calc(100% - 64px))' } } }}
    >
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <DialogTitle id="change-title" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
          <span style={{ flex: 1 }}>{t('orderChanges.edit.title', { number: order.unique_id })}</span>
          <IconButton aria-label={t('orderChanges.edit.close')} edge="end" onClick={close}>
            <CloseIcon />
          </IconButton>
        </DialogTitle>
        <EditorLayout
          isNarrow={isNarrow}
          order={order}
          lines={lines}
          items={plan.items}
          menu={menu}
          isMenuFailed={isError}
          onMenuRetry={() => void refetch()}
          errors={errors}
          failure={form.failure}
          onEdit={edit}
          onChosen={onChosen}
        />
        <ChangeFooter
          order={order}
          plan={plan}
          message={message}
          isWaiting={form.isBusy || isLoading}
          isEmpty={items.length === 0}
        />
      </form>
      {unsaved}
    </Dialog>
  );
}
