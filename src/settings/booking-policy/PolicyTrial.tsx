import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { subHours } from 'date-fns';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CancellationCharge, CancellationTier } from '#contract/bookings/bookingRules';
import { chargeFor } from '#contract/bookings/chargeFor';
import { limits } from '#contract/limits';
import { atWallClock, minutesOf, storeDate } from '#contract/time';
import { parsePlainNumber } from '../../components/inputs/numbers/editedNumber';
import { RowFields } from '../../components/inputs/rows/RowFields';
import { parseAmount } from '../../components/store/parseAmount';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { FormSection } from '../../records/form/FormSection';

const texts = 'settings.booking_policy.trial';

const hasAmount = (charge: Partial<CancellationCharge> | null): boolean => typeof charge?.charge === 'number';

/** The tiers of a form without the charges that aren't complete yet. */
const completeTiers = (tiers: readonly CancellationTier[]): CancellationTier[] =>
  tiers.map((tier) => ({
    ...tier,
    charges: tier.charges.filter((charge) => hasAmount(charge) && typeof charge.hours_before === 'number'),
    no_show: hasAmount(tier.no_show) ? tier.no_show : null,
  }));

const hasPercentage = (tiers: readonly CancellationTier[]): boolean =>
  tiers.some(({ charges, no_show }) => [...charges, no_show].some((charge) => charge?.mode === 'percentage'));

const sample = { persons: '4', time: '19:30', hours: '12', items: '40' };

/** A sample booking, and what the policy in the form would charge for it, by the function that charges real ones. */
export const PolicyTrial = () => {
  const t = useTranslate();
  const { money, currency, timezone } = useStoreFormat();
  const [typed, setTyped] = useState(sample);
  const [date] = useState(() => storeDate(new Date(), timezone, 1));
  const tiers = (useWatch({ name: 'booking_tiers' }) ?? []) as CancellationTier[];
  if (tiers.length === 0) return null;
  const [persons, hours] = [parsePlainNumber(typed.persons, 0), parsePlainNumber(typed.hours, 0)];
  const base = parseAmount(typed.items, currency);
  const errors = {
    persons: persons === null || persons < limits.personsMin,
    time: typed.time === '',
    hours: hours === null,
    items: base === null,
  };
  const isWrong = errors.persons || errors.time || errors.hours || errors.items;
  const at = atWallClock(date, minutesOf(typed.time || '00:00'), timezone);
  const booking = { at, persons: persons ?? 0, base: base ?? 0, timezone };
  const charge = (when: Date | 'no_show') => money(chargeFor({ tiers: completeTiers(tiers) }, booking, when).amount);
  const field = (name: keyof typeof sample, inputMode?: 'numeric' | 'decimal') => (
    <TextField
      size="small"
      label={t(`${texts}.${name}`)}
      value={typed[name]}
      error={errors[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', dir: 'ltr', maxLength: 16, ...(inputMode && { inputMode }) },
      }}
      {...(name === 'time' ? { type: 'time' } : {})}
    />
  );
  return (
    <FormSection title={`${texts}.title`}>
      <Box
        // Enter must not save the policy.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <RowFields least={150}>
          {field('persons', 'numeric')}
          {field('time')}
          {field('hours', 'numeric')}
          {hasPercentage(tiers) && field('items', 'decimal')}
        </RowFields>
      </Box>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {!isWrong && (
          <>
            <Typography sx={{ fontWeight: 'inherit' }}>
              {t(`${texts}.cancelled`, { amount: charge(subHours(at, hours ?? 0)) })}
            </Typography>
            <Typography sx={{ fontWeight: 'inherit' }}>
              {t(`${texts}.no_show`, { amount: charge('no_show') })}
            </Typography>
          </>
        )}
      </Box>
    </FormSection>
  );
};
