import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EarlierOrder } from '#contract/entities/customer';
import { useListText } from '../../../components/text/useListText';
import { recordDate } from '../../../components/time/storeTime';
import { CustomerNoteView } from '../../customers/CustomerNoteView';
import { EditNoteButton } from '../../customers/EditNoteButton';
import type { KnownCaller } from '../../customers/useCustomer';
import { AgainDifferencesAlert } from '../again/AgainDifferencesAlert';
import { linesAgain, noDifferences } from '../again/draftAgain';
import { useDraft } from '../draft/draftContext';

/** Returns a function that lists an earlier order's lines in one text: `2 × Margherita (Rocket), 1 × Cola`. */
function useLinesText(): (order: EarlierOrder) => string {
  const t = useTranslate();
  const list = useListText();
  const { text } = useDraft();
  return ({ items }) =>
    list(
      items.map(({ quantity, name, modifiers }) => {
        const choices = modifiers.map((modifier) => text(modifier.name));
        const item = t('order.times', { quantity, name: text(name) });
        return choices.length > 0 ? `${item} (${list(choices)})` : item;
      }),
    );
}

interface EarlierOrderRowProps {
  order: EarlierOrder;
  onAgain: () => void;
}

const EarlierOrderRow = ({ order, onAgain }: EarlierOrderRowProps) => {
  const t = useTranslate();
  const { money, store, locale } = useDraft();
  const linesText = useLinesText();
  const day = recordDate(order.created_at, { locale, timezone: store.timezone });
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1 }}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="caption" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {[day, money(order.total)].join(' · ')}
        </Typography>
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflowWrap: 'anywhere',
          }}
        >
          {linesText(order)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        onClick={onAgain}
        aria-label={t('customers.same_again_of', { day })}
        sx={{ alignSelf: 'center', minBlockSize: 40 }}
      >
        {t('customers.same_again')}
      </Button>
    </Box>
  );
};

/** The latest order with its button. Older ones are folded, because the ticket needs the space. */
const EarlierOrders = ({ orders }: { orders: readonly EarlierOrder[] }) => {
  const t = useTranslate();
  const { dispatch, menu, store, locale, offerUndo } = useDraft();
  const [isLong, setLong] = useState(false);
  const [differences, setDifferences] = useState(noDifferences);
  const more = orders.length - 1;
  const again = (order: EarlierOrder) => {
    const copied = linesAgain(order.items, menu);
    setDifferences(copied.differences);
    if (copied.lines.length === 0) return;
    dispatch({ type: 'addLines', lines: copied.lines });
    const day = recordDate(order.created_at, { locale, timezone: store.timezone });
    offerUndo(t('customers.added', { day }), () => {
      dispatch({ type: 'removeAddedLines', lines: copied.lines });
      setDifferences(noDifferences);
    });
  };
  if (orders.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('customers.earlier')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {orders.slice(0, isLong ? orders.length : 1).map((order) => (
          <EarlierOrderRow key={order._id} order={order} onAgain={() => again(order)} />
        ))}
      </Box>
      <AgainDifferencesAlert differences={differences} onClose={() => setDifferences(noDifferences)} />
      {more > 0 && (
        <Button
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
          sx={{ justifySelf: 'start', minBlockSize: 40, my: -0.5 }}
        >
          {isLong ? t('customers.fewer') : t('customers.more', { smart_count: more })}
        </Button>
      )}
    </>
  );
};

/**
 * Shows facts about the ticket's customer from orders and notes, and their latest orders to add again. Lies at the lower
 * end of the ticket, over what is scrolled below it: it appears while the number is typed, and must not move what is about
 * to be tapped. It is read after the customer's fields.
 */
export default function CustomerCard({ known }: { known: KnownCaller }) {
  const t = useTranslate();
  const { draft, lookup, store, locale } = useDraft();
  const { order_count, last_order_at, last_orders, note } = known;
  const { country_phone_code, phone } = draft.customer;
  const name = lookup.known?.name ?? draft.customer.name;
  const date = last_order_at && recordDate(last_order_at, { locale, timezone: store.timezone });
  return (
    <Box
      component="section"
      aria-label={t('customers.label')}
      sx={{
        order: 1,
        position: 'sticky',
        insetBlockEnd: 8,
        zIndex: 1,
        flexShrink: 0,
        mt: 'auto',
        maxBlockSize: 'min(60%, 340px)',
        overflowY: 'auto',
        display: 'grid',
        gap: 1,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -0.5 }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          {name && (
            <Typography dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {date && t('customers.orders', { smart_count: order_count, date })}
          </Typography>
        </Box>
        <EditNoteButton number={{ country_phone_code, phone }} name={name} note={note} />
      </Box>
      {note && <CustomerNoteView note={note} />}
      <EarlierOrders orders={last_orders} />
    </Box>
  );
}
