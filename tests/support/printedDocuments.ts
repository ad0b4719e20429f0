import type { Invoice } from '#contract/statements/invoice';
import type { Party, StatementLine, StatementSection } from '#contract/statements/parts';
import type { Statement } from '#contract/statements/statement';

export const iban = 'DE89 3704 0044 0532 0130 00';

const store: Party = {
  name: 'Trattoria Belvedere',
  address: ['Seestraße 12', '60311 Frankfurt am Main'],
  country_code: 'DE',
  tax_id: 'DE123456789',
};

const sections: StatementSection[] = [
  {
    title: 'sales',
    lines: [
      { label: 'sales', amount: 123_450, day: '2026-03-02', reference: '2026-0042', note: 'Maria Ødegård' },
      { label: 'sales', amount: 1490, day: '2026-03-08', reference: '2026-0043' },
      { label: 'booking_fees', amount: 500, day: '2026-03-08' },
    ],
  },
  {
    title: 'discounts',
    lines: [
      { label: 'discounts', amount: -1000 },
      { label: 'platform_discounts', amount: 250 },
    ],
  },
  { title: 'refunds', lines: [{ label: 'refunds', amount: -790, day: '2026-03-08', reference: '2026-0031' }] },
  {
    title: 'delivery',
    lines: [
      { label: 'delivery_fees', amount: 2990 },
      { label: 'tips', amount: 1200 },
      { label: 'cancellation_charges', amount: 300 },
      { label: 'no_show_charges', amount: 1000 },
      { label: 'provider_shares', amount: -2100 },
    ],
  },
  {
    title: 'commission',
    lines: [
      { label: 'commission', amount: -37_482 },
      { label: 'commission_tax', amount: -7122 },
      { label: 'payment_fees', amount: -1875 },
      { label: 'dispute_fees', amount: -1500 },
    ],
  },
  {
    title: 'adjustments',
    lines: [
      { label: 'adjustments', amount: 1500, note: 'Broken bag' },
      { label: 'cash_differences', amount: -150 },
      { label: 'subscription', amount: -4900 },
    ],
  },
  {
    title: 'cash',
    lines: [
      { label: 'store_cash', amount: -20_000 },
      { label: 'provider_cash', amount: 5000 },
      { label: 'gateway', amount: 1500 },
    ],
  },
  {
    title: 'owed',
    lines: [
      { label: 'customers', amount: 2500 },
      { label: 'tax', amount: 7000, percent: 7 },
      { label: 'tax', amount: 2850, percent: 19 },
      { label: 'providers', amount: 2100 },
    ],
  },
];

/** A statement with every section and table. */
export const aStatement = (changed: Partial<Statement> = {}): Statement => ({
  kind: 'statement',
  number: '2026-0042',
  issued_at: '2026-03-09T06:30:00.000Z',
  store,
  owner_name: 'Ana Belvedere',
  period: { first: '2026-03-02', last: '2026-03-08' },
  day_starts_at: 240,
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  balance_before: 1234,
  sections,
  payouts: [
    { day: '2026-03-03', amount: -10_000, reference: 'P-2026-0006' },
    { day: '2026-03-05', amount: 50_000, reference: 'P-2026-0007' },
  ],
  cash_counts: [{ person: 'Jonas', expected: 20_000, counted: 19_850 }],
  seal: { hash: '0844'.padEnd(64, '21'), previous: 'ab'.repeat(32), entries: 2148 },
  ...changed,
});

export const anInvoice = (changed: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  number: 'R-2026-0042',
  issued_at: '2026-03-09T06:30:00.000Z',
  due_on: '2026-03-23',
  seller: {
    name: 'Storedesk GmbH',
    address: ['Mainkai 1', '60311 Frankfurt'],
    country_code: 'DE',
    tax_id: 'DE987654321',
  },
  customer: store,
  period: { first: '2026-03-01', last: '2026-03-31' },
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  sections: [
    {
      title: 'services',
      lines: [
        { label: 'subscription', amount: 4900, note: 'Storedesk Plus' },
        { label: 'service', amount: 1250 },
      ],
    },
  ],
  taxes: [{ percent: 19, net: 6150, tax: 1169 }],
  paid: 1000,
  bank: { holder: 'Storedesk GmbH', account: iban, code: 'COBADEFFXXX' },
  ...changed,
});

/** A statement with a number of orders, each of them a line with every column. */
export function longStatement(orders: number): Statement {
  const lines = Array.from({ length: orders }, (_, index): StatementLine => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const reference = `2026-${String(index + 1).padStart(4, '0')}`;
    return { label: 'sales', amount: 1490 + index, day: `2026-02-${day}`, reference, note: `Customer ${index}` };
  });
  return aStatement({ sections: [{ title: 'sales', lines }] });
}
