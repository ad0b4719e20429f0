import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { orderTypes, paymentMethods } from '#contract/orders/statuses';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { servedTypes } from '../../../components/store/servedTypes';
import { withTexts } from '../../../i18n/index';
import type { KnownCaller } from '../../customers/useCustomer';
import { useTablesTaken } from '../../places/freeTables';
import { TablePicker } from '../../places/TablePicker';
import { DeliveryFields } from '../delivery/DeliveryFields';
import { useDraft } from '../draft/draftContext';
import { atTables, draftTables, dueTime, isUntouched } from '../draft/orderDraft';
import { OfferField } from '../offer/OfferField';
import { Choice } from './Choice';
import { CustomerFields } from './CustomerFields';
import { Extras } from './Extras';
import { FieldProblem } from './FieldProblem';
import { PlaceSection } from './PlaceSection';
import { TicketLine } from './TicketLine';
import { TimeChoice, TimeFields } from './TimeFields';
import { TotalsBlock } from './TotalsBlock';

// Loaded on demand: most callers are new, and the page opens before the caller is known.
const CustomerCard = lazyWithRetry(
  withTexts(['pages', 'orders'], () => import('../customer/CustomerCard')),
  { isAside: true },
);

/** Facts about the caller, once the number is complete; `null` if there are none. */
function useKnownCaller() {
  const { known } = useDraft();
  return known && (known.order_count > 0 || known.note) ? known : null;
}

const Caller = ({ known }: { known: KnownCaller }) => {
  const { country_phone_code, phone } = useDraft().draft.customer;
  return (
    <Suspense fallback={null}>
      <CustomerCard key={`${country_phone_code}${phone}`} known={known} />
    </Suspense>
  );
};

/** The ticket's guests and their table. */
const TableFields = () => {
  const { draft, dispatch, menu, now } = useDraft();
  const taken = useTablesTaken(dueTime(draft, now), draft.persons);
  const isAllowed = useIsAllowed();
  return (
    <TablePicker
      store={menu}
      taken={taken}
      persons={draft.persons}
      onPersons={(persons) => dispatch({ type: 'set', change: { persons } })}
      tableIds={draftTables(draft)}
      onTables={(ids) => dispatch({ type: 'set', change: atTables(ids) })}
      isAnySize={isAllowed({ permission: 'store/order/override' })}
      personsProblem={<FieldProblem field="persons" />}
      tableProblem={<FieldProblem field="table_id" />}
    />
  );
};

/** Delivery, pickup or table: those that the store takes, and the ticket's own. */
const TypeChoice = () => {
  const t = useTranslate();
  const { draft, dispatch, store } = useDraft();
  const served = servedTypes(store);
  const offered = orderTypes.filter((type) => type === draft.order_type || served.includes(type));
  return (
    <Box data-field="order_type">
      <Choice
        label={t('createOrder.type.label')}
        value={draft.order_type}
        options={offered.map((value) => ({ value, label: t(`order.type.${value}`) }))}
        onChange={(order_type) => dispatch({ type: 'set', change: { order_type } })}
      />
      <FieldProblem field="order_type" />
    </Box>
  );
};

/** Shows the note that customers read before they order: on the phone, staff have to say it. */
const CustomerNote = () => {
  const t = useTranslate();
  const { store, text } = useDraft();
  const note = text(store.order_rules.customer_note).trim();
  if (!note) return null;
  return (
    <Alert severity="info" sx={{ py: 0, overflowWrap: 'anywhere' }}>
      {t('createOrder.customer_note', { note })}
    </Alert>
  );
};

/** The fields that the chosen type needs. */
const TypeFields = () => {
  const { order_type } = useDraft().draft;
  if (order_type === 'pickup') return null;
  return order_type === 'delivery' ? <DeliveryFields /> : <TableFields />;
};

/** Keeps the newest line visible while items are added. */
function useNewestInSight(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return list;
}

/** The lines so far. */
const LineList = () => {
  const t = useTranslate();
  const { draft } = useDraft();
  const list = useNewestInSight(draft.lines.length);
  if (draft.lines.length === 0) {
    return (
      <Box
        data-field="items"
        sx={{ py: 3, textAlign: 'center', border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography sx={{ fontWeight: 550 }}>{t('createOrder.ticket.empty_title')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('createOrder.ticket.empty_detail')}
        </Typography>
        <Box sx={{ display: 'grid', justifyContent: 'center' }}>
          <FieldProblem field="items" />
        </Box>
      </Box>
    );
  }
  return (
    <Box
      component="ul"
      ref={list}
      data-field="items"
      aria-label={t('createOrder.ticket.items')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {draft.lines.map((line, index) => (
        <TicketLine key={line.id} line={line} index={index} />
      ))}
    </Box>
  );
};

/** The payment method: cash, or card at the counter's or delivery person's terminal. */
const PaymentField = () => {
  const t = useTranslate();
  const { draft, dispatch, store } = useDraft();
  const offered = paymentMethods.filter(
    (value) => value !== 'card' || store.order_rules.is_card_on || draft.paid_by === value,
  );
  return (
    <Choice
      label={t('createOrder.payment.label')}
      value={draft.paid_by}
      options={offered.map((value) => ({ value, label: t(`createOrder.payment.${value}`) }))}
      onChange={(paid_by) => dispatch({ type: 'set', change: { paid_by } })}
    />
  );
};

interface DraftTicketProps {
  /** On a phone, where the ticket covers the menu. */
  onClose?: () => void;
}

/** The order being taken. The middle scrolls; the total and the button stay visible. */
export const DraftTicket = ({ onClose }: DraftTicketProps) => {
  const t = useTranslate();
  const { draft, dispatch, store, placing, offerUndo } = useDraft();
  const caller = useKnownCaller();
  const clear = () => {
    dispatch({ type: 'clear', countryPhoneCode: store.country_phone_code });
    offerUndo(t('createOrder.ticket.cleared'), () => dispatch({ type: 'restore', draft }));
  };
  return (
    <Box
      component="section"
      aria-label={t('createOrder.ticket.title')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        {onClose && (
          <IconButton edge="start" aria-label={t('createOrder.ticket.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('createOrder.ticket.title')}
        </Typography>
        <Button size="small" color="inherit" disabled={isUntouched(draft) || placing.isPlacing} onClick={clear}>
          {t('createOrder.ticket.clear')}
        </Button>
      </Box>
      <Box
        inert={placing.isPlacing}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          // What is gone to stays above the caller's card.
          scrollPaddingBlockEnd: caller ? 200 : 0,
          px: 2,
          py: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
        }}
      >
        <CustomerFields />
        {caller && <Caller known={caller} />}
        {/* Side by side, or stacked if the words are too long. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&& > *': { flex: '1 1 auto', width: 'auto' } }}>
          <TypeChoice />
          <TimeChoice />
        </Box>
        <TimeFields />
        <TypeFields />
        <CustomerNote />
        <LineList />
        <OfferField />
        <Extras />
      </Box>
      <Box
        sx={{ px: 2, pt: 1.5, pb: 2, borderBlockStart: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}
      >
        <PaymentField />
        <TotalsBlock />
        <PlaceSection />
      </Box>
    </Box>
  );
};
