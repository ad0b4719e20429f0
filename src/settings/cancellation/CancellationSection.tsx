import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { minorDigits } from '#contract/currencyDigits';
import { type CancellationPolicy, cancellationCharge } from '#contract/orders/cancellation';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FieldSections } from '../../records/form/FieldSections';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';

/** Shows the amount or the percentage, as the mode says. */
const CancellationFields = ({ section: { fields, texts } }: SectionProps) => {
  const mode = useWatch({ name: 'cancellation_mode' });
  const value = mode === 'percentage' ? 'cancellation_percent' : 'cancellation_charge';
  return (
    <FieldSections
      fields={fields}
      form={{
        limit: [['cancel_until', 'cancel_within']],
        charge: [
          ['cancellation_type', 'cancellation_mode'],
          [value, 'cancellation_above'],
        ],
      }}
      titleOf={(group) => `${texts}.section.${group}`}
    />
  );
};

/** Sums in whole units of the currency, for examples. */
const sampleOrders = [
  { total: 12, delivery_fee: 0 },
  { total: 30, delivery_fee: 3 },
  { total: 90, delivery_fee: 3 },
] as const;

const isComplete = (values: Record<string, unknown>): boolean =>
  ['cancellation_charge', 'cancellation_percent', 'cancellation_above'].every(
    (source) => typeof values[source] === 'number',
  );

/** Shows what three orders would be charged, calculated by the same engine as real ones. */
const ChargeExample = () => {
  const t = useTranslate();
  const { money, currency } = useStoreFormat();
  const { control } = useFormContext();
  const values = useWatch({ control });
  const unit = 10 ** minorDigits(currency);
  return (
    <FormSection title="settings.cancellation.example.title" detail="settings.cancellation.example.detail">
      <Box component="ul" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {isComplete(values) &&
          sampleOrders.map((sample) => {
            const sums = { total: sample.total * unit, delivery_fee: sample.delivery_fee * unit };
            const { charge, steps } = cancellationCharge(values as CancellationPolicy, sums);
            return (
              <li key={sample.total}>
                <Typography sx={{ fontWeight: 600 }}>
                  {t('settings.cancellation.example.line', {
                    total: money(sums.total),
                    fee: money(sums.delivery_fee),
                    charge: money(charge),
                  })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {steps
                    .map(({ key, amount }) => t(`settings.cancellation.step.${key}`, { amount: money(amount) }))
                    .join(' → ')}
                </Typography>
              </li>
            );
          })}
      </Box>
    </FormSection>
  );
};

/** The cancellation policy, with what it would charge. */
export default function CancellationSection({ section }: SectionProps) {
  return (
    <SectionForm section={section} fields={<CancellationFields section={section} />}>
      <ChargeExample />
    </SectionForm>
  );
}
