import { defineSettings } from '../defineSettings';

/** How prices are taxed. */
export const tax = defineSettings('tax', {
  entity: 'tax_settings',
  fields: {
    is_tax_included: { kind: 'boolean', help: true },
    is_use_item_tax: { kind: 'boolean', help: true },
    store_tax: { kind: 'percent', help: true, required: true },
  },
});
