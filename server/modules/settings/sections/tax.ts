import { taxSettings } from '#contract/settings/tax';
import { storeSection } from '#server/records/storeSection';

export const tax = storeSection(taxSettings, {
  read: ({ store: { is_tax_included, is_use_item_tax, store_tax } }) => ({
    is_tax_included,
    is_use_item_tax,
    store_tax,
  }),
  write: (changes) => ({ store: changes }),
});
