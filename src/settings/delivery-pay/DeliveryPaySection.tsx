import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { minorDigits } from '#contract/currencyDigits';
import { providerShare } from '#contract/ledger/terms';
import type { DeliveryPaySettings } from '#contract/settings/deliveryPay';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FieldSections } from '../../records/form/FieldSections';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';

/** The field that a rule needs besides its choice. */
const fieldOf: Readonly<Partial<Record<DeliveryPaySettings['delivery_pay'], string>>> = {
  fixed: 'delivery_pay_amount',
  percentage: 'delivery_pay_percent',
};

/** Shows the amount or the percentage, as the rule says. */
const PayFields = ({ section: { fields, texts } }: SectionProps) => {
  const rule = useWatch({ name: 'delivery_pay' }) as DeliveryPaySettings['delivery_pay'];
  const value = fieldOf[rule];
  return (
    <FieldSections
      fields={fields}
      form={{ rule: [['delivery_pay', ...(value ? [value] : [])]] }}
      titleOf={(group) => `${texts}.section.${group}`}
    />
  );
};

/** A delivery in whole units of the currency. */
const sample = { delivery_fee: 4, tip_amount: 2 };

const isComplete = ({ delivery_pay_amount, delivery_pay_percent }: Partial<DeliveryPaySettings>): boolean =>
  typeof delivery_pay_amount === 'number' && typeof delivery_pay_percent === 'number';

/** Shows what one delivery would bring, calculated by the function that the ledger uses. */
const PayExample = () => {
  const t = useTranslate();
  const { money, currency } = useStoreFormat();
  const { control } = useFormContext<DeliveryPaySettings>();
  const values = useWatch({ control }) as DeliveryPaySettings;
  const unit = 10 ** minorDigits(currency);
  const delivery = { delivery_fee: sample.delivery_fee * unit, tip_amount: sample.tip_amount * unit };
  const { delivery_pay: type, delivery_pay_amount: amount, delivery_pay_percent: percent } = values;
  return (
    <FormSection title="settings.delivery_pay.example.title">
      <Typography aria-live="polite">
        {isComplete(values) &&
          t('settings.delivery_pay.example.line', {
            fee: money(delivery.delivery_fee),
            tip: money(delivery.tip_amount),
            share: money(providerShare({ type, amount, percent }, delivery).amount),
          })}
      </Typography>
    </FormSection>
  );
};

/** The rule for delivery people, with what it means for a delivery. */
export default function DeliveryPaySection({ section }: SectionProps) {
  return (
    <SectionForm section={section} fields={<PayFields section={section} />}>
      <PayExample />
    </SectionForm>
  );
}
