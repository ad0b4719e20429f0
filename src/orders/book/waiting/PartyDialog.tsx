import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import { waitingLimits } from '#contract/bookingLimits';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { limits } from '#contract/limits';
import { TextInput } from '../../../components/inputs/TextInput';
import { phoneCharacters, tidyPhone } from '../../../components/phone/phoneRules';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime, spanText } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useDialogField } from '../../../records/form/useDialogField';
import { mostPersons, type StoreTables } from '../../places/tableChoices';
import { PersonsButtons } from '../new/PersonsButtons';
import { type Quote, useQuote } from './useQuote';

const { quoteStep, quoteMax } = waitingLimits;

interface QuoteFieldProps {
  /** `null` if no table fits the party, `undefined` until it is known. */
  proposed: Quote | null | undefined;
  value: number | null;
  /** A party that is on the list already is told nothing that no one chose. */
  isNew: boolean;
  onChange: (minutes: number) => void;
}

/** The wait that the party is told: the proposed one, or another in steps of five minutes. */
const QuoteField = ({ proposed, value, isNew, onChange }: QuoteFieldProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const labelId = useId();
  const shown = value ?? (isNew ? proposed?.minutes : undefined);
  const step = (by: number) => onChange(Math.min(quoteMax, Math.max(0, (shown ?? proposed?.minutes ?? 0) + by)));
  const square = { inlineSize: 48, blockSize: 48, border: '1px solid', borderColor: 'divider' };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {t('tableBook.waiting.quote')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <IconButton
          aria-label={t('tableBook.waiting.shorter')}
          title={t('tableBook.waiting.shorter')}
          onClick={() => step(-quoteStep)}
          sx={square}
        >
          <RemoveIcon />
        </IconButton>
        <Typography
          role="status"
          sx={{ minInlineSize: 88, textAlign: 'center', fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {shown === undefined ? '–' : spanText(shown, t)}
        </Typography>
        <IconButton
          aria-label={t('tableBook.waiting.longer')}
          title={t('tableBook.waiting.longer')}
          onClick={() => step(quoteStep)}
          sx={square}
        >
          <AddIcon />
        </IconButton>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {proposed && t('tableBook.waiting.free_at', { time: clockTime(proposed.at, format) })}
        {proposed === null && t('tableBook.waiting.none_fits')}
        {/* Nothing moves once it is known. */}
        {proposed === undefined && '\u00A0'}
      </Typography>
    </Box>
  );
};

/** The values of a party's form. */
interface Fields extends Record<string, string | number | null> {
  persons: number;
  name: string;
  phone: string;
  note: string;
  /** `null` for the proposed one. */
  quoted_minutes: number | null;
}

const fieldsOf = ({ persons, name, country_phone_code, phone, note, quoted_minutes }: WaitingParty): Fields => ({
  ...{ persons, name, note, quoted_minutes },
  phone: phone && `${country_phone_code}${phone}`,
});

const valuesOf =
  (persons: number) =>
  (party: WaitingParty | null): Fields =>
    party ? fieldsOf(party) : { persons, name: '', phone: '', note: '', quoted_minutes: null };

/** The form goes on with the party as it is now. */
const changedMeanwhile = (_current: WaitingParty, name: string) => ({
  message: 'orderChanges.edit.changed_meanwhile',
  args: { name },
});

interface PartyDialogProps {
  menu: StoreTables;
  /** The size of a new party, or the party to change. */
  party: number | WaitingParty;
  waiting: readonly WaitingParty[];
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Adds a party to the waiting list, or changes what is known of it and what it was told. */
export const PartyDialog = ({ menu, party, waiting, onSaved, onClose }: PartyDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { country_phone_code } = useStoreFormat().store;
  const record = typeof party === 'number' ? null : party;
  const before = useMemo(() => {
    const own = waiting.findIndex(({ _id }) => _id === record?._id);
    return own === -1 ? waiting : waiting.slice(0, own);
  }, [waiting, record?._id]);
  const sent = useRef({ body: '', key: '' });
  /** The wait that a new party is told unless another is chosen. */
  const proposal = useRef<number | null>(null);
  const form = useDialogForm<Fields, WaitingParty>({
    record,
    valuesOf: valuesOf(typeof party === 'number' ? party : party.persons),
    onConflict: changedMeanwhile,
    save: async (values, seen) => {
      const written = { country_phone_code, phone: phoneCharacters(values.phone) };
      const number = written.phone
        ? await tidyPhone(written).catch(() => written)
        : { country_phone_code: '', phone: '' };
      const { persons, name, note } = values;
      const quoted_minutes = values.quoted_minutes ?? proposal.current;
      const body = { persons, name, note, quoted_minutes, ...number };
      // After a lost reply, the same party is sent once more, whatever is proposed by then.
      form.form.setValue('quoted_minutes', quoted_minutes);
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
      if (seen) await dataProvider.updateWaitingParty({ ...body, _id: seen._id, version: seen.version });
      else await dataProvider.addWaitingParty({ ...body, idempotency_key: sent.current.key });
      onSaved(name);
    },
  });
  const persons = useDialogField<number>(form, 'persons');
  const quote = useDialogField<number | null>(form, 'quoted_minutes');
  const proposed = useQuote(menu, persons.value, before);
  useEffect(() => {
    proposal.current = record ? null : (proposed?.minutes ?? null);
  });
  return (
    <DialogForm
      title={t(record ? 'tableBook.waiting.change' : 'tableBook.waiting.new')}
      confirm={t(record ? 'common.save' : 'tableBook.waiting.add')}
      form={form}
      onClose={onClose}
    >
      <PersonsButtons most={mostPersons(menu)} value={persons.value} onChoose={persons.onChange} />
      <QuoteField proposed={proposed} value={quote.value} isNew={!record} onChange={quote.onChange} />
      <TextInput source="name" label="tableBook.waiting.name" max={limits.nameMax} />
      <TextInput source="phone" label="tableBook.waiting.phone" max={20} isCode inputMode="tel" />
      <TextInput source="note" label="tableBook.waiting.note" max={limits.noteMax} />
    </DialogForm>
  );
};
