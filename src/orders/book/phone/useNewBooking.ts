import { type RefObject, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import type { OverridableRule } from '#contract/orders/overrides';
import { phoneProblem, tidyPhone } from '../../../components/phone/phoneRules';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { dayTime } from '../../../components/time/storeTime';
import { UnreachableError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useRealtime } from '../../../realtime/useRealtime';
import { useDialogForm } from '../../../records/form/DialogForm';
import { customerName } from '../../display/customerName';
import type { TableChoice } from '../../places/tableChoices';
import type { BookingPreset, BookingValues } from './bookingChoice';

const usualPersons = 2;

/** The parts of a booking that the dialog shows beside the values. */
export interface ShownBooking {
  /** The chosen or suggested tables. */
  tables: TableChoice | undefined;
  /** It breaks rules, and a reason is asked for. */
  asksReason: boolean;
  /** The guest with earlier orders whose number this is: it isn't checked again. */
  guest: { country_phone_code: string; phone: string; email?: string } | undefined;
  /** Fetches the times again, because others have booked. */
  refresh: () => Promise<void>;
}

interface NewBookingOptions {
  /** The business day on which the form opens. */
  day: string;
  preset: BookingPreset;
  /** The tables that it has already are part of the booking. */
  typedId: string;
  shown: RefObject<ShownBooking>;
  onClose: () => void;
}

/** A refusal of the server, for the party, time and tables that were sent. */
interface Refusal {
  about: string;
  /** Someone else has the tables. */
  isTaken: boolean;
  /** Rules that can be overridden with a reason. */
  rules: readonly OverridableRule[];
}

type Body = BodyOf<'create_order'>;

const aboutOf = ({ persons, schedule_at, table_ids }: Pick<Body, 'persons' | 'schedule_at' | 'table_ids'>): string =>
  JSON.stringify([persons, schedule_at, table_ids]);

/** The form of a new booking, sent at most once however often it is tried. */
export function useNewBooking({ day, preset, typedId, shown, onClose }: NewBookingOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const { store, locale, timezone } = useStoreFormat();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The values of an attempt whose reply was lost: sent again, they are the same booking. */
  const [unsure, setUnsure] = useState<{ values: string; body: Body } | null>(null);
  const key = useRef(newKey());

  const bodyOf = async (values: BookingValues): Promise<Body | null> => {
    const { tables, asksReason, guest } = shown.current;
    if (!tables) return null;
    const { country_phone_code, phone } = guest ?? (await tidyPhone(values));
    const problem = phone && !guest ? await phoneProblem({ country_phone_code, phone }) : null;
    if (problem) {
      form.form.setError('phone', { type: 'manual', message: `createOrder.phone.${problem}` }, { shouldFocus: true });
      return null;
    }
    const reason = asksReason ? values.reason.trim() : '';
    return {
      ...{ idempotency_key: key.current, order_type: 'table', items: [], paid_by: 'cash', typed_id: typedId },
      customer: {
        name: values.name.trim(),
        ...(phone ? { country_phone_code, phone } : {}),
        ...(phone && guest?.email ? { email: guest.email } : {}),
      },
      ...{ table_ids: [...tables.ids], persons: values.persons, schedule_at: values.at },
      ...(values.note.trim() ? { order_comment: values.note.trim() } : {}),
      ...(values.asks_fee ? { asks_fee: true } : {}),
      ...(reason ? { override: { reason } } : {}),
    };
  };

  /** @returns whether the form explains the refusal itself */
  const explain = async (thrown: unknown, values: BookingValues, body: Body): Promise<boolean> => {
    const error = apiErrorOf(thrown);
    if (error instanceof UnreachableError || error.code === errorCodes.INTERNAL_SERVER_ERROR) {
      setUnsure({ values: JSON.stringify(values), body });
      return false;
    }
    setUnsure(null);
    // A booking that was sent before with other values stays the only one.
    if (error.code === errorCodes.IDEMPOTENCY_KEY_REUSED) return false;
    key.current = newKey();
    const isTaken = error.code === errorCodes.TABLE_NOT_FREE;
    const rules = error.fields.flatMap(({ rule }) => rule ?? []);
    if (!isTaken && (rules.length === 0 || rules.length < error.fields.length || body.override)) return false;
    form.form.setValue('table_ids', body.table_ids, { shouldDirty: true });
    setRefusal({ about: aboutOf(body), isTaken, rules });
    await shown.current.refresh();
    return true;
  };

  const save = async (values: BookingValues): Promise<void> => {
    const isAgain = unsure?.values === JSON.stringify(values);
    const body = isAgain ? unsure.body : await bodyOf(values);
    if (!body) return;
    setRefusal(null);
    try {
      const { order } = await dataProvider.createOrder(body);
      applyReply(order);
      const time = dayTime(dueAt(order), { locale, timezone });
      const said = { name: customerName(order, t), time, table: tableNumbers(order) };
      notify(t('bookByPhone.done', said), { type: 'success' });
      onClose();
    } catch (error) {
      if (!(await explain(error, values, body))) throw error;
    }
  };

  const form = useDialogForm({
    record: null,
    valuesOf: (): BookingValues => ({
      ...{ persons: usualPersons, day, at: preset.at?.toISOString() ?? '' },
      table_ids: preset.table_id ? [preset.table_id] : [],
      ...{ country_phone_code: store.country_phone_code, phone: '', name: '', note: '', asks_fee: false, reason: '' },
      ...preset.guest,
    }),
    save,
  });
  return {
    form,
    /** The last refusal, while the same party, time and tables would be sent. */
    refusalOf: (values: BookingValues, tables: TableChoice | undefined): Refusal | null => {
      const body = { persons: values.persons, schedule_at: values.at, table_ids: [...(tables?.ids ?? [])] };
      return refusal?.about === aboutOf(body) ? refusal : null;
    },
    /** Whether these values were sent, and no one knows if they arrived. */
    isUnsure: (values: BookingValues): boolean => unsure?.values === JSON.stringify(values),
  };
}
