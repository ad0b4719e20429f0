import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { formatMoney } from '#contract/money';
import { hasDishes } from '#contract/orders/guards';
import { tableNumbers } from '#contract/orders/orderTables';
import { promisedAt, readyBy } from '#contract/orders/urgency';
import { customerName } from '../../display/customerName';
import { OrderFormatProvider } from '../../display/OrderFormatProvider';
import { clockName } from '../../display/orderClockText';
import { shortTime } from '../../display/ShortTime';
import { TicketPrint } from '../../orderParts';
import { boardPathOf } from '../caller';

interface PlacedPanelProps {
  order: Order;
  store: Store;
  locale: string;
  onAnother: () => void;
}

/** Shown after placing: the order number to read out, and the next steps. */
export const PlacedPanel = ({ order, store, locale, onAnother }: PlacedPanelProps) => {
  const t = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const { order_rules: rules, timezone } = store;
  const format = { locale, timezone };
  const now = new Date();
  const clocks = [
    order.order_type === 'delivery' && clockName('kitchen', shortTime(readyBy(order, rules), now, format), t),
    hasDishes(order) && clockName('customer', shortTime(promisedAt(order, rules), now, format), t),
  ].filter(Boolean);
  const facts = [
    t(`order.type.${order.order_type}`),
    order.table_number && t('createOrder.table.number', { number: tableNumbers(order) }),
    formatMoney(order.total, order.currency, locale),
  ].filter(Boolean);
  return (
    <Box
      role="status"
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        p: 3,
        textAlign: 'center',
        gap: 1,
      }}
    >
      <CheckIcon sx={{ fontSize: 44, color: 'success.main' }} />
      <Typography variant="h3" component="h2">
        {t('createOrder.placed.title')}
      </Typography>
      <Typography sx={{ fontSize: '4rem', fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}>
        {t('createOrder.placed.number', { number: order.unique_id })}
      </Typography>
      <Typography sx={{ fontWeight: 550 }}>{customerName(order, t)}</Typography>
      <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts.join(' · ')}
      </Typography>
      <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {clocks.join(' · ')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 3, inlineSize: '100%', maxWidth: 280 }}>
        <Button variant="contained" size="large" autoFocus onClick={onAnother}>
          {t('createOrder.placed.another')}
        </Button>
        <Button onClick={() => setPrinting(true)}>{t('boards.ticket.print')}</Button>
        <Button component={Link} to={boardPathOf(order, now, store)}>
          {t('createOrder.placed.open')}
        </Button>
      </Box>
      {isPrinting && (
        <OrderFormatProvider store={store}>
          <Suspense fallback={null}>
            <TicketPrint order={order} onDone={() => setPrinting(false)} />
          </Suspense>
        </OrderFormatProvider>
      )}
    </Box>
  );
};
