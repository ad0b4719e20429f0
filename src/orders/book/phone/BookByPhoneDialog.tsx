import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { v4 as newKey } from 'uuid';
import { limits } from '#contract/limits';
import { businessDate, isDayWithin } from '#contract/time';
import { useIsAllowed, useMayOpen } from '../../../components/access/useIsAllowed';
import { TextInput } from '../../../components/inputs/TextInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime } from '../../../components/time/storeTime';
import { paths } from '../../../config/paths';
import { DialogForm } from '../../../records/form/DialogForm';
import { breakpoints } from '../../../theme/tokens';
import type { FoundCustomer } from '../../customers/customerLookup';
import { useTablesTaken } from '../../places/freeTables';
import type { StoreTables } from '../../places/tableChoices';
import { withTable } from '../../places/withTable';
import {
  type BookingPreset,
  type BookingValues,
  type BrokenRule,
  bookingChoice,
  isBookable,
  isOverridable,
} from './bookingChoice';
import { FeeChoice } from './FeeChoice';
import { GuestFields } from './GuestFields';
import { PartyFields } from './PartyFields';
import { RuleNotice } from './RuleNotice';
import { TableButtons } from './TableButtons';
import { TimeButtons } from './TimeButtons';
import { useBookingTimes } from './useBookingTimes';
import { useGuest } from './useGuest';
import { type ShownBooking, useNewBooking } from './useNewBooking';
import { useRival } from './useRival';
import { useTyping } from './useTyping';

/** How many other times a notice offers. */
const offeredMax = 4;

interface BookByPhoneDialogProps {
  store: StoreTables;
  /** The business day on which it opens. */
  day: string;
  preset: BookingPreset;
  onClose: () => void;
}

/** Books a table for a guest who calls: the party, a time, a number; the rest is suggested. */
export default function BookByPhoneDialog({ store: menu, day: openedDay, preset, onClose }: BookByPhoneDialogProps) {
  const t = useTranslate();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const mayOverride = useIsAllowed()({ permission: 'store/order/override' });
  const mayOrderDishes = useMayOpen(paths.createOrder);
  const { store, locale, timezone } = useStoreFormat();
  const [now] = useState(() => new Date());
  const [typedId] = useState(() => newKey());
  const today = businessDate(now, store);
  const shown = useRef<ShownBooking>({
    tables: undefined,
    asksReason: false,
    guest: undefined,
    refresh: async () => undefined,
  });
  const booking = useNewBooking({ ...{ typedId, preset, shown, onClose }, day: openedDay < today ? today : openedDay });
  const { setValue } = booking.form.form;
  const values = useWatch({ control: booking.form.form.control }) as BookingValues;
  const set = <Name extends keyof BookingValues>(name: Name, value: BookingValues[Name]) =>
    setValue(name as string, value, { shouldDirty: true });

  const { times, isCurrent, isClosed, isFailed, retry, refresh } = useBookingTimes(values, typedId);
  const taken = useTablesTaken(values.at === '' ? now : new Date(values.at), values.persons);
  const choice = bookingChoice(values, times, menu, taken);
  const onName = useCallback((name: string) => setValue('name', name, { shouldDirty: true }), [setValue]);
  const { found, guest } = useGuest(values, onName);

  // A time that was said to the guest doesn't move; another party or day gets another suggestion.
  const [isSuggested, setSuggested] = useState(preset.at === undefined);
  const first = times.find(({ rule }) => rule === undefined)?.at;
  useEffect(() => {
    if (isSuggested && isCurrent && values.at === '' && first) setValue('at', first);
  }, [isSuggested, isCurrent, values.at, first, setValue]);
  // The times of the last complete day stay on screen, but can't be booked while the field is empty.
  const [isDayMissing, setDayMissing] = useState(false);
  const chooseAt = (at: string) => {
    setSuggested(false);
    set('at', at);
  };
  const pick = (picked: FoundCustomer) => {
    set('country_phone_code', picked.country_phone_code);
    set('phone', picked.phone);
    set('name', picked.name);
  };

  const isUnsure = booking.isUnsure(values);
  const refusal = booking.refusalOf(values, choice.tables);
  const isTaken = choice.problem === 'taken' || refusal?.isTaken === true;
  const isOtherSize = choice.problem === 'too_small' || choice.problem === 'too_large';
  const isTableless = values.at !== '' && isCurrent && choice.tables === undefined;
  const broken: BrokenRule[] = [
    ...(choice.rule ? [choice.rule] : []),
    ...(isClosed && isCurrent && values.at === '' ? (['closed'] as const) : []),
    ...(isOtherSize ? (['table_size'] as const) : []),
    ...(isTableless && choice.rule !== 'off' ? (['no_table'] as const) : []),
    ...(refusal?.rules ?? []),
  ];
  const rules = [...new Set(broken)];
  const isPossible = !isTaken && rules.every(isOverridable) && (rules.length === 0 || mayOverride);
  const asksReason = rules.length > 0 && isPossible && choice.tables !== undefined;
  shown.current = { tables: choice.tables, asksReason, guest, refresh };
  const canSave =
    choice.tables !== undefined &&
    isPossible &&
    (isCurrent || isUnsure) &&
    (!asksReason || values.reason.trim() !== '');
  const table = choice.tables?.numbers ?? '';
  const rival = useRival(values, typedId, menu, choice.tables?.ids);
  const takenBy = refusal?.isTaken ? 'bookByPhone.just_taken' : 'bookByPhone.taken';
  const takenText = rival ? t('orderChanges.typed', rival) : isTaken ? t(takenBy, { table }) : undefined;
  const isHeldFor = isPossible && isCurrent && values.at !== '' ? choice.tables : undefined;
  const held = useTyping({
    typedId,
    wanted: isHeldFor ? { schedule_at: values.at, persons: values.persons, table_ids: [...isHeldFor.ids] } : null,
    typed: JSON.stringify(values),
    onRefused: () => void refresh(),
  });
  const wanted = isTaken && choice.offered.length > 0 ? (choice.tables?.ids ?? []) : [];

  return (
    <DialogForm
      title={t('tableBook.book')}
      form={booking.form}
      confirm={t(asksReason ? 'bookByPhone.anyway' : 'bookByPhone.confirm')}
      canSave={(canSave || isUnsure) && !isDayMissing}
      maxWidth="md"
      fullScreen={isNarrow}
      footer={
        // Nothing is typed yet, so nothing is lost.
        mayOrderDishes && !booking.form.isDirty ? (
          <Link
            component={RouterLink}
            to={paths.createOrder}
            {...withTable({ table_id: preset.table_id, schedule_at: preset.at?.toISOString() })}
            sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
          >
            {t('bookByPhone.with_dishes')}
          </Link>
        ) : undefined
      }
      onClose={onClose}
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <PartyFields
            {...{ persons: values.persons, day: values.day, isDayMissing, today }}
            onPersons={(persons) => {
              set('persons', persons);
              if (isSuggested) setValue('at', '');
            }}
            onDay={(day) => {
              const isComplete = isDayWithin(limits.plannedDays, day);
              setDayMissing(!isComplete);
              if (!isComplete || day === values.day) return;
              set('day', day);
              set('table_ids', []);
              setValue('at', '');
              setSuggested(true);
            }}
          />
          <TimeButtons {...{ times, isCurrent, isFailed, retry }} at={values.at} onAt={chooseAt} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {(takenText || rules.length > 0) && !isUnsure && (
            <RuleNotice
              {...{ rules, mayOverride }}
              taken={takenText}
              next={times.filter((time) => time.at > values.at && isBookable(time, wanted)).slice(0, offeredMax)}
              onAt={(at) => {
                chooseAt(at);
                // Tables that aren't free then make way for a suggestion.
                if (!times.some((time) => time.at === at && isBookable(time, values.table_ids))) set('table_ids', []);
              }}
            />
          )}
          {asksReason && (
            <TextInput source="reason" label="createOrder.override.reason" max={limits.reasonMax} required />
          )}
          <GuestFields form={booking.form} found={found} guest={guest} onPick={pick} />
          <FeeChoice persons={values.persons} />
          <TableButtons choice={choice} isAnySize={mayOverride} onTables={(ids) => set('table_ids', ids)} />
          {held && (
            <Typography variant="body2" color="text.secondary">
              {t('bookByPhone.held', { table, time: clockTime(held, { locale, timezone }) })}
            </Typography>
          )}
        </Box>
      </Box>
    </DialogForm>
  );
}
