import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { fullName } from '#contract/providers/fullName';
import { customerName } from '../../display/customerName';
import { useDispatching } from '../dispatchContext';
import type { Refusal, Report } from './batch';
import { refusalText } from './batch';

const Line = ({ order, text, isDone }: { order: Order; text: string; isDone: boolean }) => {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 0.75, alignItems: 'flex-start' }}>
      <Box sx={{ color: isDone ? 'success.main' : 'error.main', lineHeight: 0, mt: '2px' }} aria-hidden>
        {isDone ? <CheckIcon fontSize="small" /> : <ErrorIcon fontSize="small" />}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('order.number', { number: order.unique_id })} <bdi>{customerName(order, t)}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text}</Box>
      </Box>
    </Box>
  );
};

/** Retrying can't change the result. */
const isFinal = ({ obstacle }: Refusal): boolean => obstacle !== undefined;

/** The result of assigning several orders: which were assigned, which weren't and why, and a retry for those. */
export default function ResultDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useTranslate();
  const { assign, choose, ordersOf } = useDispatching();
  const { sent, refusals, person } = report;
  const name = person ? fullName(person) : '';
  const left = ordersOf(refusals.map(({ order }) => order._id));
  const again = ordersOf(refusals.filter((refusal) => !isFinal(refusal)).map(({ order }) => order._id));
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="assign-result">
      <DialogTitle id="assign-result">
        {t('dispatch.result.title', { sent: sent.length, count: sent.length + refusals.length })}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {refusals.map((refusal) => (
            <Line key={refusal.order._id} order={refusal.order} text={refusalText(refusal, name, t)} isDone={false} />
          ))}
          {sent.map((order) => (
            <Line
              key={order._id}
              order={order}
              text={t(person ? 'dispatch.result.offered' : 'dispatch.result.searching', { name })}
              isDone
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {left.length > 0 && (
          <Button size="large" onClick={then(() => choose(left))}>
            {t('dispatch.result.choose_other')}
          </Button>
        )}
        {again.length > 0 && (
          <Button size="large" onClick={then(() => assign(again, person))}>
            {t('dispatch.result.again', { count: again.length })}
          </Button>
        )}
        <Button size="large" variant="contained" onClick={onClose}>
          {t('dispatch.result.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
