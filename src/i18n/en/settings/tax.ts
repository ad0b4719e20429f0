import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Open orders keep the tax they were placed with.',
  field: {
    is_tax_included: 'Prices include tax',
    is_use_item_tax: 'Each item has its own rate',
    store_tax: 'Store tax rate',
  },
  help: {
    is_tax_included: 'When off, tax is added to the prices shown.',
    is_use_item_tax: 'Set each rate on the item.',
    store_tax:
      'Applies to all items. If each item has its own rate, this is the default for new items. Booking fees contain tax at this rate.',
  },
  receipt: {
    title: 'Sample receipt',
    detail: 'Calculated like a real order, with the values above.',
    line: '%{quantity} × %{price}, %{rate}%',
    tax_included: 'Tax included',
    tax_on_top: 'Tax',
    total: 'Total',
  },
  confirm: {
    title: 'Change how prices are taxed?',
    included: 'The prices shown stay the same and include tax from now on, so customers pay less than before.',
    on_top: 'The prices shown stay the same, but tax is added to them, so customers pay more than before.',
    by_item: 'Each item is taxed at its own rate.',
    one_rate: 'All items are taxed at the store’s rate; their own rates are kept but not used.',
    rate: 'The new rate applies to every new order that uses it.',
    yes: 'Change tax',
    no: 'Keep as it is',
  },
} satisfies SettingsTexts;
