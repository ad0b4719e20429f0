import type { LineLabel, SectionTitle } from '#contract/statements/parts';

type Fact =
  | 'number'
  | 'issued'
  | 'due_on'
  | 'period'
  | 'business_days'
  | 'currency'
  | 'owner'
  | 'tax_id'
  | 'seal'
  | 'sealed_entries'
  | 'previous_seal'
  | 'account_holder'
  | 'account'
  | 'bank_code';

type Column =
  | 'day'
  | 'description'
  | 'reference'
  | 'details'
  | 'amount'
  | 'rate'
  | 'net'
  | 'tax'
  | 'gross'
  | 'person'
  | 'expected'
  | 'counted'
  | 'difference';

type Sum =
  | 'balance_before'
  | 'earned'
  | 'cash'
  | 'owed'
  | 'paid_out'
  | 'due'
  | 'net'
  | 'tax'
  | 'total'
  | 'paid'
  | 'invoice_due';

type Table = 'summary' | 'taxes' | 'payouts' | 'cash_counts' | 'bank' | 'seal' | 'notes';

/** Sentences that say what an amount is. In `business_days`, `%{start}` is `%{time}` and `%{timezone}` in one. */
type Note =
  | SectionTitle
  | 'balance_before'
  | 'earned'
  | 'paid_out'
  | 'due'
  | 'taxes'
  | 'cash_counts'
  | 'seal'
  | 'business_days'
  | 'currency'
  | 'number'
  | 'pay_by'
  | 'paid'
  | 'reverse_charge'
  | 'credit_of';

/** The texts of printed documents in one language; `%{name}` stands for a fact. */
export interface DocumentTexts {
  titles: Record<'statement' | 'invoice' | 'credit_note', string>;
  parties: Record<'store' | 'seller' | 'customer', string>;
  facts: Record<Fact, string>;
  tables: Record<Table, string>;
  columns: Record<Column, string>;
  sections: Record<SectionTitle, string>;
  lines: Record<LineLabel, string>;
  sums: Record<Sum, string>;
  /** Below a section's lines. */
  section_total: string;
  notes: Record<Note, string>;
  /** `%{page}` of `%{pages}`. */
  page: string;
}
