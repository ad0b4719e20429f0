import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import { bookingLimits } from '#contract/bookingLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { limits } from '#contract/limits';
import { phoneCharacters, tidyPhone } from '../../../components/phone/phoneRules';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime, spanText } from '../../../components/time/storeTime';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { DialogFrame } from '../../../records/form/DialogFrame';
import { mostPersons, type StoreTables } from '../../places/tableChoices';
import { PersonsButtons } from '../new/PersonsButtons';
import { type Quote, useQuote } from './useQuote';

const { quoteStep, quoteMax } = bookingLimits;

interface QuoteFieldProps {
  proposed: Quote | null;
  value: number | null;
  onChange: (minutes: number) => void;
}

/** The wait that the party is told: the proposed one, or another in steps of five minutes. */
const QuoteField = ({ proposed, value, onChange }: QuoteFieldProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const labelId = useId();
  const minutes = value ?? proposed?.minutes ?? 0;
  const step = (by: number) => onChange(Math.min(quoteMax, Math.max(0, minutes + by)));
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
          {value === null && !proposed ? '–' : spanText(minutes, t)}
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
        {proposed
          ? t('tableBook.waiting.free_at', { time: clockTime(proposed.at, format) })
          : t('tableBook.waiting.none_fits')}
      </Typography>
    </Box>
  );
};

/** The values of a party's form. */
interface Fields {
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
  const isNew = typeof party === 'number';
  const [first] = useState<Fields>(() =>
    typeof party === 'number'
      ? { persons: party, name: '', phone: '', note: '', quoted_minutes: null }
      : fieldsOf(party),
  );
  const [fields, setFields] = useState(first);
  const change = (changed: Partial<Fields>) => setFields((now) => ({ ...now, ...changed }));
  const id = isNew ? undefined : party._id;
  const before = useMemo(() => {
    const own = waiting.findIndex(({ _id }) => _id === id);
    return own === -1 ? waiting : waiting.slice(0, own);
  }, [waiting, id]);
  const proposed = useQuote(menu, fields.persons, before);
  const sent = useRef({ body: '', key: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSent = useRef(false);

  const save = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setFailure(null);
    const { phone, quoted_minutes, ...others } = fields;
    const written = { country_phone_code, phone };
    const number = phone ? await tidyPhone(written).catch(() => written) : { country_phone_code: '', phone: '' };
    const body = { ...others, ...number, quoted_minutes: quoted_minutes ?? proposed?.minutes ?? null };
    // After a lost reply, the same party is sent once more, whatever is proposed by then.
    change({ quoted_minutes: body.quoted_minutes });
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
    const idempotency_key = sent.current.key;
    try {
      if (typeof party === 'number') await dataProvider.addWaitingParty({ ...body, idempotency_key });
      else await dataProvider.updateWaitingParty({ ...body, _id: party._id, version: party.version });
      onSaved(fields.name);
    } catch (error) {
      const { code } = apiErrorOf(error);
      const isPhone = code === errorCodes.FIELDS_NOT_VALID && fields.phone !== '';
      setFailure(
        isPhone ? t('tableBook.waiting.bad_phone') : t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') }),
      );
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  };

  return (
    <DialogFrame
      title={t(isNew ? 'tableBook.waiting.new' : 'tableBook.waiting.change')}
      confirm={t(isNew ? 'tableBook.waiting.add' : 'common.save')}
      isTyped={fields.name !== first.name || fields.phone !== first.phone || fields.note !== first.note}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PersonsButtons most={mostPersons(menu)} value={fields.persons} onChoose={(persons) => change({ persons })} />
      <QuoteField
        proposed={proposed}
        value={fields.quoted_minutes}
        onChange={(quoted_minutes) => change({ quoted_minutes })}
      />
      <TextField
        fullWidth
        label={t('tableBook.waiting.name')}
        value={fields.name}
        onChange={({ target: { value } }) => change({ name: value })}
        slotProps={{ htmlInput: { maxLength: limits.nameMax, autoComplete: 'off' } }}
      />
      <TextField
        fullWidth
        label={t('tableBook.waiting.phone')}
        value={fields.phone}
        onChange={({ target: { value } }) => change({ phone: phoneCharacters(value) })}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 } }}
      />
      <TextField
        fullWidth
        label={t('tableBook.waiting.note')}
        value={fields.note}
        onChange={({ target: { value } }) => change({ note: value })}
        slotProps={{ htmlInput: { maxLength: limits.noteMax, autoComplete: 'off' } }}
      />
    </DialogFrame>
  );
};
