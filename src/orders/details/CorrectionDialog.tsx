import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { localText } from '#contract/multilingual';
import { dueAt } from '#contract/orders/boards';
import { CountryCodeSelect } from '../../components/inputs/CountryCodeSelect';
import { type PhoneProblem, phoneCharacters, phoneProblem, tidyPhone } from '../../components/phone/phoneRules';
import { leftToRight } from '../../components/phone/phoneText';
import { usePhoneText } from '../../components/phone/usePhoneText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { dayTime } from '../../components/time/storeTime';
import { useStoreMenu } from '../changes/useChangeItems';
import { useOrderFormat } from '../display/orderContext';
import { SlotFields } from '../places/SlotFields';
import { TablePicker, tableProblem, useTablesTaken } from '../places/TablePicker';
import { AddressCorrection } from './AddressCorrection';
import { CorrectionFrame, ErrorText } from './CorrectionFrame';
import { type CorrectionProps, useCorrection, useErrorOf } from './useCorrection';

/** The customer's phone number. */
const PhoneCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { order, correct, isSending, failure, errors } = useCorrection(opened, onClose);
  const errorOf = useErrorOf(errors);
  const [code, setCode] = useState(opened.customer.country_phone_code || store.country_phone_code);
  const [phone, setPhone] = useState(opened.customer.phone);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { customer } = order;
  const isChanged = phone !== customer.phone || (phone !== '' && code !== customer.country_phone_code);

  useEffect(() => {
    let isCurrent = true;
    // If the rules can't be loaded, the server's own check has to do.
    const found = phoneProblem({ country_phone_code: code, phone }).catch(() => null);
    void found.then((current) => isCurrent && setProblem(current));
    return () => {
      isCurrent = false;
    };
  }, [code, phone]);

  const tidy = async () => {
    setLeft(true);
    const tidied = await tidyPhone({ country_phone_code: code, phone }).catch(() => null);
    if (!tidied) return;
    setCode(tidied.country_phone_code);
    setPhone(tidied.phone);
  };
  const phoneText = usePhoneText();
  const errorText = isLeft && isChanged && problem ? t(`createOrder.phone.${problem}`) : errorOf('customer');
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.phone', { number: order.unique_id })}
      now={leftToRight(phoneText(customer)) || '–'}
      failure={failure}
      isChanged={isChanged}
      isReady={problem === null}
      isSending={isSending}
      onSave={() => void correct({ customer: { country_phone_code: code, phone } })}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ inlineSize: 128, flexShrink: 0, '& > *': { inlineSize: '100%' } }}>
          <CountryCodeSelect value={code} onChange={setCode} />
        </Box>
        <TextField
          fullWidth
          autoFocus
          label={t('createOrder.customer.phone')}
          value={phone}
          onChange={({ target }) => setPhone(phoneCharacters(target.value))}
          onBlur={() => void tidy()}
          error={errorText !== undefined}
          helperText={errorText}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 20, autoComplete: 'off' } }}
        />
      </Box>
    </CorrectionFrame>
  );
};

/**
 * Names of the items that aren't served at the requested time. Items awaiting the customer's approval aren't in the
 * order's lines yet.
 */
const notServedItems = (errors: readonly FieldError[], { items }: Order, language: number): string[] => [
  ...new Set(
    errors
      .filter(({ params }) => params?.reason === 'item_not_at_that_time')
      .map(({ path, params }) => {
        const item = items[Number(path.split('.')[1])];
        return item ? localText(item.name, language) : String(params?.name);
      }),
  ),
];

/** Moves a scheduled order to another time. */
const TimeCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { store } = useStoreFormat();
  const { order, correct, isSending, failure, errors } = useCorrection(opened, onClose);
  const errorOf = useErrorOf(errors);
  const [now] = useState(() => new Date());
  const [at, setAt] = useState<string | null>(opened.schedule_at ?? null);
  const notServed = useListText()(notServedItems(errors, order, format.language));
  const error = errorOf('schedule_at') ?? (notServed && t('orderChanges.details.not_served', { names: notServed }));
  const isSame = at !== null && order.schedule_at !== undefined && Date.parse(at) === Date.parse(order.schedule_at);
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.time', { number: order.unique_id })}
      now={order.schedule_at ? dayTime(order.schedule_at, format) : ''}
      failure={error ? '' : failure}
      isChanged={!isSame}
      isReady={at !== null}
      isSending={isSending}
      onSave={() => at && void correct({ schedule_at: at })}
      onClose={onClose}
    >
      <SlotFields
        terms={{ store, orderType: order.order_type, order_id: order._id }}
        locale={format.locale}
        earliest={now}
        now={now}
        at={at}
        onAt={setAt}
        error={Boolean(error)}
        helperText={error}
      />
    </CorrectionFrame>
  );
};

/** Changes the table or the number of guests. */
const TableCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { order, correct, isSending, failure, errors } = useCorrection(opened, onClose);
  const errorOf = useErrorOf(errors);
  const { menu, isError } = useStoreMenu(store._id);
  const [tableId, setTableId] = useState<string | null>(opened.table_id ?? null);
  const [persons, setPersons] = useState(opened.persons ?? 1);
  // Late guests sit down now; later guests need the table at their time.
  const taken = useTablesTaken(new Date(Math.max(dueAt(order).getTime(), Date.now())), order._id);
  const tables = menu?.tables ?? [];
  const table = tables.find(({ _id }) => _id === tableId);
  const isChanged = tableId !== order.table_id || persons !== order.persons;
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.table', { number: order.unique_id })}
      now={[
        t('order.table_number', { number: order.table_number }),
        t('boards.panel.persons', { smart_count: order.persons ?? 0 }),
      ].join(' · ')}
      failure={failure}
      isChanged={isChanged}
      isReady={table !== undefined && tableProblem(table, persons, taken) === null}
      isSending={isSending}
      onSave={() => tableId && void correct({ table_id: tableId, persons })}
      onClose={onClose}
    >
      {isError && <Alert severity="error">{t('orderChanges.details.tables_failed')}</Alert>}
      {!menu && !isError && <Skeleton variant="rounded" height={160} />}
      {menu && (
        <TablePicker
          tables={tables}
          taken={taken}
          persons={persons}
          onPersons={setPersons}
          tableId={tableId}
          onTable={setTableId}
          personsProblem={<ErrorText text={errorOf('persons')} />}
          tableProblem={<ErrorText text={errorOf('table_id')} />}
        />
      )}
    </CorrectionFrame>
  );
};

const dialogs = {
  table: TableCorrection,
  time: TimeCorrection,
  address: AddressCorrection,
  phone: PhoneCorrection,
};

/** Details that have their own dialog; an address includes its note. */
export type CorrectionPart = keyof typeof dialogs;

/** Corrects one detail of an order. */
export default function CorrectionDialog({ part, ...props }: CorrectionProps & { part: CorrectionPart }) {
  const Dialog = dialogs[part];
  return <Dialog {...props} />;
}
