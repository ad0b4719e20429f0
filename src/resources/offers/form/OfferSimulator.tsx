import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Item } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import type { OfferStep } from '#contract/offers/evaluateOffer';
import type { Offer } from '#contract/offers/offerTerms';
import { orderTypes } from '#contract/orders/statuses';
import { numberError, parsePlainNumber } from '../../../components/inputs/numbers/editedNumber';
import { useOfferText } from '../../../components/offers/useOfferText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { toInstant, toLocal } from '../../../components/time/localTime';
import { useOfferTargets } from '../../../kinds/custom/useOfferTargets';
import { FormSection } from '../../../records/form/FormSection';
import { formOffer } from './formOffer';
import { SampleDelivery } from './SampleDelivery';
import { evaluateSample, type Sample, sampleCustomers, sampleItem, sampleTime, subtotalOf } from './sample';

type Change = (change: Partial<Sample>) => void;

/** The sample's items; removing the last piece removes the line. */
const SampleLines = ({ lines, items, onChange }: { lines: Sample['lines']; items: Item[]; onChange: Change }) => {
  const t = useTranslate();
  const { text, money } = useStoreFormat();
  const set = (item: Item, quantity: number) => {
    const others = lines.map((line) => (line.item._id === item._id ? { item, quantity } : line));
    const next = lines.some((line) => line.item._id === item._id) ? others : [...lines, { item, quantity }];
    onChange({ lines: next.filter((line) => line.quantity > 0) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lines.map(({ item, quantity }) => (
        <Box key={item._id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton
            aria-label={t('offers.try.fewer', { name: text(item.name) })}
            onClick={() => set(item, quantity - 1)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
          <Box component="span" sx={{ minInlineSize: 20, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
            {quantity}
          </Box>
          <IconButton
            aria-label={t('offers.try.more', { name: text(item.name) })}
            disabled={quantity >= limits.quantityMax}
            onClick={() => set(item, quantity + 1)}
          >
            <AddIcon fontSize="small" />
          </IconButton>
          <Typography dir="auto" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {text(item.name)}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {money(item.price * quantity)}
          </Typography>
        </Box>
      ))}
      <Autocomplete
        // Empty again after each choice.
        key={lines.map(({ item }) => item._id).join()}
        options={items.filter(({ _id }) => !lines.some(({ item }) => item._id === _id))}
        getOptionLabel={({ name }) => text(name)}
        getOptionKey={({ _id }) => _id}
        value={null}
        clearText={t('common.clear')}
        onChange={(_event, item: Item | null) => item && set(item, 1)}
        renderInput={(params) => <TextField {...params} size="small" label={t('offers.try.item')} />}
      />
    </Box>
  );
};

/** How often an offer was used, as typed; nothing is never. */
const readUses = (typed: string): number | null => (typed.trim() === '' ? 0 : parsePlainNumber(typed, 0));

/** When the sample is due, of which type, and who orders. */
const SampleFields = ({ sample, onChange }: { sample: Sample; onChange: Change }) => {
  const t = useTranslate();
  const { timezone, store } = useStoreFormat();
  const [typedUses, setTypedUses] = useState<string | null>(null);
  const usesError =
    typedUses === null ? undefined : numberError(readUses(typedUses), { min: 0, max: Number.MAX_SAFE_INTEGER });
  return (
    <>
      <TextField
        type="datetime-local"
        size="small"
        label={t('offers.try.at')}
        value={toLocal(sample.at.toISOString(), timezone)}
        onChange={(event) => {
          const at = toInstant(event.target.value, timezone);
          if (at) onChange({ at: new Date(at) });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        size="small"
        label={t('offers.try.type')}
        value={sample.order_type}
        onChange={(event) => onChange({ order_type: event.target.value as Sample['order_type'] })}
      >
        {orderTypes
          .filter((type) => type !== 'table' || store.is_provide_table_booking)
          .map((type) => (
            <MenuItem key={type} value={type}>
              {t(`order.type.${type}`)}
            </MenuItem>
          ))}
      </TextField>
      {sample.order_type === 'delivery' && (
        <SampleDelivery
          subtotal={subtotalOf(sample)}
          fee={sample.delivery_fee}
          onFee={(delivery_fee) => onChange({ delivery_fee })}
        />
      )}
      <TextField
        select
        size="small"
        label={t('offers.try.customer')}
        value={sample.customer}
        onChange={(event) => onChange({ customer: event.target.value as Sample['customer'] })}
      >
        {sampleCustomers.map((customer) => (
          <MenuItem key={customer} value={customer}>
            {t(`offers.try.customers.${customer}`)}
          </MenuItem>
        ))}
      </TextField>
      {sample.customer === 'known' && (
        <TextField
          size="small"
          label={t('offers.try.uses')}
          value={typedUses ?? sample.uses}
          onChange={({ target }) => {
            setTypedUses(target.value);
            onChange({ uses: Math.max(0, readUses(target.value) ?? 0) });
          }}
          error={Boolean(usesError)}
          helperText={usesError && t(usesError.message, usesError.args)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 16, dir: 'ltr' } }}
        />
      )}
    </>
  );
};

/** A condition in words, with a sign that doesn't depend on colour. */
const Step = ({ step }: { step: OfferStep }) => {
  const t = useTranslate();
  const { stepText } = useOfferText();
  const Icon = step.is_met ? CheckCircleIcon : CancelIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.25 }}>
      <Icon
        fontSize="small"
        color={step.is_met ? 'success' : 'error'}
        titleAccess={t(step.is_met ? 'offers.try.met' : 'offers.try.not_met')}
      />
      <Typography variant="body2">{stepText(step)}</Typography>
    </Box>
  );
};

const SampleOrder = ({ offer }: { offer: Offer }) => {
  const t = useTranslate();
  const { store, money } = useStoreFormat();
  const { items } = useOfferTargets();
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState<Partial<Sample>>({});
  const first = sampleItem(offer, items);
  const sample: Sample = {
    lines: first ? [{ item: first, quantity: 1 }] : [],
    at: sampleTime(offer, now, store),
    order_type: offer.order_types[0] ?? 'pickup',
    customer: 'new',
    uses: 1,
    delivery_fee: store.delivery_fee.base_price,
    ...typed,
  };
  const change: Change = (part) => setTyped((before) => ({ ...before, ...part }));
  const { steps, refused, discount, before, total } = evaluateSample(offer, sample, store);
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      // Enter must not save the offer.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <SampleLines lines={sample.lines} items={items} onChange={change} />
      <SampleFields sample={sample} onChange={change} />
      {sample.lines.length === 0 ? (
        <Typography color="text.secondary">{t('offers.try.empty')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {steps.map((step) => (
              <Step key={step.condition} step={step} />
            ))}
          </Box>
          <Alert severity={refused ? 'info' : 'success'} role="status">
            {refused
              ? t('offers.try.refused')
              : t('offers.try.result', { discount: money(discount.total), total: money(total), before: money(before) })}
          </Alert>
        </>
      )}
    </Box>
  );
};

/** A sample order, and whether it meets each condition of the offer as it is in the form. */
export const OfferSimulator = () => {
  const t = useTranslate();
  const offer = formOffer(useWatch());
  return (
    <FormSection title="offers.try.title" detail="offers.try.detail">
      {offer ? (
        <SampleOrder offer={offer} />
      ) : (
        <Typography color="text.secondary">{t('offers.try.incomplete')}</Typography>
      )}
    </FormSection>
  );
};
