import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { minorDigits } from '#contract/currencyDigits';
import { computeTotals } from '#contract/orders/totals';
import { Confirm } from '../../components/feedback/Confirm';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import type { Fields } from '../../records/form/formValues';
import { SectionForm } from '../page/SectionForm';

/** Two lines in whole units of the currency; the second item has a rate of its own. */
const sampleLines = (unit: number) => [
  { quantity: 2, unit_price: 12 * unit, tax: 10, modifiers: [] },
  { quantity: 1, unit_price: 6 * unit, tax: 20, modifiers: [] },
];

/** A receipt under the rules in the form, by the engine that prices orders. */
const SampleReceipt = () => {
  const t = useTranslate();
  const { money, currency } = useStoreFormat();
  const [is_tax_included, is_use_item_tax, store_tax] = useWatch({
    name: ['is_tax_included', 'is_use_item_tax', 'store_tax'],
  });
  const lines = sampleLines(10 ** minorDigits(currency));
  const rules = { is_tax_included, is_use_item_tax, store_tax: typeof store_tax === 'number' ? store_tax : 0 };
  const totals = computeTotals(lines, rules);
  const rows: [label: string, amount: number][] = [
    ...lines.map((line, index): [string, number] => [
      t('settings.tax.receipt.line', {
        quantity: line.quantity,
        price: money(line.unit_price),
        rate: is_use_item_tax ? line.tax : rules.store_tax,
      }),
      totals.lines[index] ?? 0,
    ]),
    [t(`settings.tax.receipt.${is_tax_included ? 'tax_included' : 'tax_on_top'}`), totals.tax],
    [t('settings.tax.receipt.total'), totals.total],
  ];
  return (
    <FormSection title="settings.tax.receipt.title" detail="settings.tax.receipt.detail">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, '& dd': { m: 0, textAlign: 'end' } }}
      >
        {rows.map(([label, amount], index) => (
          <Box key={label} sx={{ display: 'contents', '& > *': { fontWeight: index === rows.length - 1 ? 650 : 400 } }}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
};

/** The tax rules. A change says what it does to the prices that customers see, and asks first. */
export default function TaxSection({ section }: SectionProps) {
  const t = useTranslate();
  const [effectsToConfirm, setEffectsToConfirm] = useState<string[] | null>(null);
  const answer = useRef<(isSure: boolean) => void>(() => undefined);
  const close = (isSure: boolean) => {
    setEffectsToConfirm(null);
    answer.current(isSure);
  };
  const confirm = (changes: Fields) => {
    const effects = [
      changes.is_tax_included === true && 'included',
      changes.is_tax_included === false && 'on_top',
      changes.is_use_item_tax === true && 'by_item',
      changes.is_use_item_tax === false && 'one_rate',
      changes.store_tax !== undefined && 'rate',
    ].filter((effect) => effect !== false);
    if (effects.length === 0) return Promise.resolve(true);
    setEffectsToConfirm(effects);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  return (
    <SectionForm section={section} confirm={confirm}>
      <SampleReceipt />
      {effectsToConfirm && (
        <Confirm
          isOpen
          title={t('settings.tax.confirm.title')}
          content={effectsToConfirm.map((effect) => t(`settings.tax.confirm.${effect}`)).join(' ')}
          confirm={t('settings.tax.confirm.yes')}
          cancel={t('settings.tax.confirm.no')}
          onConfirm={() => close(true)}
          onClose={() => close(false)}
        />
      )}
    </SectionForm>
  );
}
