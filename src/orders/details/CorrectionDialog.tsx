import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { localText } from '#contract/multilingual';
import { dueAt } from '#contract/orders/boards';
import { tableIds, tableNumbers } from '#contract/orders/orderTables';
import { CountryCodeSelect } from '../../components/inputs/CountryCodeSelect';
import { type PhoneProblem, phoneCharacters, phoneProblem, tidyPhone } from '../../components/phone/phoneRules';
import { leftToRight } from '../../components/phone/phoneText';
import { usePhoneText } from '../../components/phone/usePhoneText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { dayTime } from '../../components/time/storeTime';
import { asInputError } from '../../dataProvider/fieldErrors';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useDialogField } from '../../records/form/useDialogField';
import { useStoreMenu } from '../changes/useChangeItems';
import { useOrderFormat } from '../display/orderContext';
import { type TakenTables, takenTablesOf } from '../display/takenTables';
import { useTablesTaken } from '../places/freeTables';
import { SlotFields } from '../places/SlotFields';
import { TablePicker } from '../places/TablePicker';
import { choiceOf, tableChoices, tableProblem } from '../places/tableChoices';
import { AddressCorrection } from './AddressCorrection';
import { CorrectionFrame, ErrorText } from './CorrectionFrame';
import { TakenNotice } from './TakenNotice';
import { type CorrectionProps, useCorrection } from './useCorrection';

/** The refusal of a table, if it names whose it is or what can be had instead. */
function useTaken() {
  const [shown, setShown] = useState<TakenTables | null>(null);
  const show = (thrown: unknown): boolean => {
    const error = apiErrorOf(thrown);
    const found = takenTablesOf(error.details.errors);
    const isTaken = error.code === errorCodes.TABLE_NOT_FREE && Object.values(found).some(({ length }) => length > 0);
    setShown(isTaken ? found : null);
    return isTaken;
  };
  return { shown, show, hide: () => setShown(null) };
}

/** The customer's phone number. */
const PhoneCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { form, order } = useCorrection({
    opened,
    onClose,
    valuesOf: ({ customer: { phone, country_phone_code } }) => ({
      customer: { phone, country_phone_code: country_phone_code || store.country_phone_code },
    }),
    correctionOf: (values) => values,
  });
  // First: an error of both is shown at the number.
  const { value: phone, onChange: setPhone, error, textField } = useDialogField<string>(form, 'customer.phone');
  const { value: code, onChange: setCode } = useDialogField<string>(form, 'customer.country_phone_code');
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
  const shownError = isLeft && isChanged && problem ? t(`createOrder.phone.${problem}`) : error;
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.phone', { number: order.unique_id })}
      now={leftToRight(phoneText(customer)) || '–'}
      form={form}
      isChanged={isChanged}
      isReady={problem === null}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ inlineSize: 128, flexShrink: 0, '& > *': { inlineSize: '100%' } }}>
          <CountryCodeSelect value={code} onChange={setCode} />
        </Box>
        <TextField
          {...textField}
          fullWidth
          autoFocus
          label={t('createOrder.customer.phone')}
          onChange={({ target }) => setPhone(phoneCharacters(target.value))}
          onBlur={() => void tidy()}
          error={shownError !== undefined}
          helperText={shownError}
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
  const list = useListText();
  const [now] = useState(() => new Date());
  const taken = useTaken();
  const { menu } = useStoreMenu(store._id);
  const { form, order } = useCorrection({
    opened,
    onClose,
    valuesOf: ({ schedule_at = null, ...tables }) => ({ schedule_at, table_ids: tableIds(tables) }),
    correctionOf: ({ schedule_at, table_ids }, { table_id, table_ids: joined }) => ({
      ...(schedule_at && { schedule_at }),
      ...(table_ids.join() !== tableIds({ table_id, table_ids: joined }).join() && { table_ids: [...table_ids] }),
    }),
    onError: (error, current) => {
      if (taken.show(error)) return true;
      const names = list(notServedItems(apiErrorOf(error).fields, current, format.language));
      const message = asInputError({ message: 'orderChanges.details.not_served', args: { names } });
      if (names) form.form.setError('schedule_at', { type: 'server', message });
      return names !== '';
    },
  });
  const { value: at, onChange: setAt, error } = useDialogField<string | null>(form, 'schedule_at');
  const { value: ids, onChange: setIds } = useDialogField<readonly string[]>(form, 'table_ids');
  const tables = menu && choiceOf(tableChoices(menu, order.persons ?? 1, ids), ids);
  const isSame = at !== null && order.schedule_at !== undefined && Date.parse(at) === Date.parse(order.schedule_at);
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.time', { number: order.unique_id })}
      now={order.schedule_at ? dayTime(order.schedule_at, format) : ''}
      form={form}
      isChanged={!isSame}
      isReady={at !== null}
      onClose={onClose}
    >
      <SlotFields
        terms={{ store, orderType: order.order_type, order_id: order._id }}
        locale={format.locale}
        earliest={now}
        now={now}
        at={at}
        onAt={(chosen) => {
          taken.hide();
          setAt(chosen);
        }}
        error={Boolean(error)}
        helperText={error}
      />
      {tables && ids.join() !== tableIds(order).join() && (
        <Typography>{t('order.table_number', { number: tables.numbers })}</Typography>
      )}
      {taken.shown && (
        <TakenNotice
          taken={taken.shown}
          store={menu}
          onTables={(chosen) => {
            taken.hide();
            setIds(chosen);
          }}
          onAt={(chosen) => {
            taken.hide();
            setAt(chosen);
          }}
        />
      )}
    </CorrectionFrame>
  );
};

/** Changes the table or the number of guests. */
const TableCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const refused = useTaken();
  const { form, order } = useCorrection({
    opened,
    onClose,
    onError: refused.show,
    valuesOf: ({ persons = 1, ...tables }) => ({
      table_id: tables.table_id ?? null,
      table_ids: tableIds(tables),
      persons,
    }),
    correctionOf: ({ table_id, table_ids, persons }) =>
      table_ids.length > 1 ? { table_ids: [...table_ids], persons } : { ...(table_id ? { table_id } : {}), persons },
  });
  // The server's errors are about the first.
  const first = useDialogField<string | null>(form, 'table_id');
  const chosen = useDialogField<readonly string[]>(form, 'table_ids');
  const persons = useDialogField<number>(form, 'persons');
  const { menu, isError } = useStoreMenu(store._id);
  // Late guests sit down now; later guests need the table at their time.
  const taken = useTablesTaken(new Date(Math.max(dueAt(order).getTime(), Date.now())), persons.value, order._id);
  const tables = menu && choiceOf(tableChoices(menu, persons.value, chosen.value), chosen.value);
  const choose = (ids: readonly string[]) => {
    refused.hide();
    chosen.onChange(ids);
    first.onChange(ids[0] ?? null);
  };
  const isChanged = chosen.value.join() !== tableIds(order).join() || persons.value !== order.persons;
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.table', { number: order.unique_id })}
      now={[
        t('order.table_number', { number: tableNumbers(order) }),
        t('boards.panel.persons', { smart_count: order.persons ?? 0 }),
      ].join(' · ')}
      form={form}
      isChanged={isChanged}
      isReady={tables !== undefined && tableProblem(tables, persons.value, taken) === null}
      onClose={onClose}
    >
      {isError && <Alert severity="error">{t('orderChanges.details.tables_failed')}</Alert>}
      {!menu && !isError && <Skeleton variant="rounded" height={160} />}
      {menu && (
        <TablePicker
          store={menu}
          taken={taken}
          persons={persons.value}
          onPersons={persons.onChange}
          tableIds={chosen.value}
          onTables={choose}
          personsProblem={<ErrorText text={persons.error} />}
          tableProblem={
            refused.shown ? (
              <TakenNotice taken={refused.shown} store={menu} onTables={choose} />
            ) : (
              <ErrorText text={first.error} />
            )
          }
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
