import { useLocale, useTranslate } from 'react-admin';
import { PercentInput } from '../../../components/inputs/numbers/NumberInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';

/** The item's own tax; where the store charges one tax for all, it says which, and keeps the item's for later. */
export const TaxInput = () => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { store } = useStoreFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const tax = percent.format(store.store_tax / 100);
  return (
    <PercentInput
      source="tax"
      label="itemForm.tax"
      required
      helperText={
        store.is_use_item_tax
          ? t(store.is_tax_included ? 'itemForm.tax_included' : 'itemForm.tax_on_top')
          : t('itemForm.store_tax_applies', { tax })
      }
    />
  );
};
