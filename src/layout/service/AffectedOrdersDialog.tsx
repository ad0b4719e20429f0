import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import { limits } from '#contract/limits';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { TextInput } from '../../components/inputs/TextInput';
import { useIsPhone } from '../../components/page/useIsPhone';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { dayTime } from '../../components/time/storeTime';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { useDialogField } from '../../records/form/useDialogField';

interface AffectedOrdersDialogProps {
  affected: readonly AffectedOrder[];
  /** `null` saves nothing. */
  onAnswer: (decisions: OrderDecisions | null) => void;
}

const valuesOf = () => ({ cancelled: [] as readonly string[], reason: '' });

/** For each scheduled order outside the new hours: keep it, or cancel it with a reason. */
export default function AffectedOrdersDialog({ affected, onAnswer }: AffectedOrdersDialogProps) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { locale, timezone } = useStoreFormat();
  const mayCancel = useIsAllowed()({ permission: 'store/order/cancel' });
  const form = useDialogForm({
    record: null,
    valuesOf,
    save: async ({ cancelled, reason }) => {
      const ids = affected.map(({ order_id }) => order_id);
      onAnswer({
        keep: ids.filter((id) => !cancelled.includes(id)),
        cancel: ids.filter((id) => cancelled.includes(id)),
        ...(cancelled.length > 0 ? { reason: reason.trim() } : {}),
      });
    },
  });
  const { value: cancelled, onChange } = useDialogField<readonly string[]>(form, 'cancelled');
  const reason: string = form.form.watch('reason');
  const needsReason = cancelled.length > 0;
  const choose = (id: string, isCancelled: boolean) =>
    onChange(isCancelled ? [...cancelled, id] : cancelled.filter((each) => each !== id));
  return (
    <DialogForm
      title={t(affected.some(({ rule }) => rule) ? 'opening.settle.bookings' : 'opening.settle.title')}
      form={form}
      confirm={t('common.save')}
      cancel={t('common.back')}
      canSave={!needsReason || reason.trim() !== ''}
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={() => onAnswer(null)}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('opening.settle.detail')}</Typography>
      {affected.map((order) => {
        const name = t('opening.settle.order', { number: order.unique_id });
        return (
          <Box key={order.order_id} sx={{ borderBlockStart: '1px solid', borderColor: 'divider', pt: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {name} · {t(`order.type.${order.order_type}`)} · {dayTime(order.schedule_at, { locale, timezone })}
            </Typography>
            <Typography>{order.customer_name}</Typography>
            <RadioGroup
              row
              aria-label={name}
              value={cancelled.includes(order.order_id) ? 'cancel' : 'keep'}
              onChange={(_event, choice) => choose(order.order_id, choice === 'cancel')}
            >
              <FormControlLabel value="keep" control={<Radio />} label={t('opening.settle.keep')} />
              {mayCancel && <FormControlLabel value="cancel" control={<Radio />} label={t('opening.settle.cancel')} />}
            </RadioGroup>
          </Box>
        );
      })}
      {needsReason && <TextInput source="reason" label="opening.settle.reason" max={limits.reasonMax} required />}
    </DialogForm>
  );
}
