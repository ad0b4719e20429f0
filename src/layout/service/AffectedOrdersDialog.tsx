import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import { limits } from '#contract/limits';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { dayTime } from '../../components/time/storeTime';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { breakpoints } from '../../theme/tokens';

interface AffectedOrdersDialogProps {
  affected: readonly AffectedOrder[];
  /** `null` saves nothing. */
  onAnswer: (decisions: OrderDecisions | null) => void;
}

/** For each scheduled order outside the new hours: keep it, or cancel it with a reason. */
export default function AffectedOrdersDialog({ affected, onAnswer }: AffectedOrdersDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const { locale, timezone } = useStoreFormat();
  const mayCancel = useIsAllowed()({ permission: 'store/order/cancel' });
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const { close, question } = useGuardedClose({ isTyped: reason !== '', onClose: () => onAnswer(null) });
  const needsReason = cancelled.length > 0;
  const choose = (id: string, isCancelled: boolean) =>
    setCancelled(isCancelled ? [...cancelled, id] : cancelled.filter((each) => each !== id));
  const save = () => {
    const ids = affected.map(({ order_id }) => order_id);
    onAnswer({
      keep: ids.filter((id) => !cancelled.includes(id)),
      cancel: ids.filter((id) => cancelled.includes(id)),
      ...(needsReason ? { reason: reason.trim() } : {}),
    });
  };
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>{t('opening.settle.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('opening.settle.detail')}</Typography>
        {affected.map((order) => {
          const name = t('opening.settle.order', { number: order.unique_id });
          return (
            <Box key={order.order_id} sx={{ borderBlockStart: 1, borderColor: 'divider', pt: 1 }}>
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
                {mayCancel && (
                  <FormControlLabel value="cancel" control={<Radio />} label={t('opening.settle.cancel')} />
                )}
              </RadioGroup>
            </Box>
          );
        })}
        {needsReason && (
          <TextField
            required
            label={t('opening.settle.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={close}>
          {t('opening.settle.back')}
        </Button>
        <Button size="large" variant="contained" disabled={needsReason && !reason.trim()} onClick={save}>
          {t('opening.settle.save')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
