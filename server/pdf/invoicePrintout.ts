import type { Invoice } from '#contract/statements/invoice';
import { invoiceSums } from '#contract/statements/sums';
import { paperOf } from './conventions';
import { isolated, printable } from './printable';
import type { PrintedTable, Printout } from './printout';
import {
  factOf,
  nameOf,
  pageTexts,
  partyOf,
  periodText,
  type SumRow,
  sectionTable,
  sumsTable,
  taxTable,
  type Writing,
  writingOf,
} from './printoutParts';

function summary(writing: Writing, invoice: Invoice): PrintedTable {
  const { net, tax, total, due } = invoiceSums(invoice);
  const rows: SumRow[] = [
    ['net', net],
    ['tax', tax],
    ['total', total],
  ];
  if (invoice.paid !== 0) rows.push(['paid', -invoice.paid]);
  rows.push(['invoice_due', due]);
  return sumsTable(writing, rows);
}

function sentences({ texts: { notes }, write, fill }: Writing, invoice: Invoice): string[] {
  const { sections, taxes, paid, due_on, currency, number, credit_of } = invoice;
  return [
    ...new Set(sections.map(({ title }) => notes[title])),
    ...(taxes.length > 0 ? [notes.taxes] : []),
    ...(invoice.is_reverse_charge ? [notes.reverse_charge] : []),
    ...(credit_of === undefined ? [] : [fill(notes.credit_of, { number: printable(credit_of) })]),
    ...(paid === 0 ? [] : [notes.paid]),
    ...(due_on === null ? [] : [fill(notes.pay_by, { day: write.day(due_on) })]),
    fill(notes.currency, { currency }),
    fill(notes.number, { number: printable(number) }),
  ];
}

/** Returns what an invoice prints in a language of the app. */
export function invoicePrintout(invoice: Invoice, wanted: string): Printout {
  const { number, seller, customer, currency, due_on, period, bank } = invoice;
  const writing = writingOf(wanted, invoice);
  const { language, texts, write } = writing;
  const title = invoice.credit_of === undefined ? texts.titles.invoice : texts.titles.credit_note;
  return {
    language,
    paper: paperOf(customer.country_code),
    title,
    name: nameOf(writing, title, number),
    author: printable(seller.name),
    facts: [
      factOf(texts, 'number', number, 'code'),
      factOf(texts, 'issued', write.instant(invoice.issued_at), 'code'),
      ...(period === null ? [] : [factOf(texts, 'period', periodText(writing, period), 'code')]),
      ...(due_on === null ? [] : [factOf(texts, 'due_on', write.day(due_on), 'code')]),
      factOf(texts, 'currency', currency, 'code'),
    ],
    parties: [partyOf(texts, texts.parties.seller, seller), partyOf(texts, texts.parties.customer, customer)],
    tables: [
      ...invoice.sections.map((section) => sectionTable(writing, section)),
      ...(invoice.taxes.length > 0 ? [taxTable(writing, invoice.taxes)] : []),
      summary(writing, invoice),
    ],
    facts_below:
      bank === null
        ? []
        : [
            {
              title: texts.tables.bank,
              facts: [
                factOf(texts, 'account_holder', isolated(bank.holder)),
                factOf(texts, 'account', bank.account, 'code'),
                factOf(texts, 'bank_code', bank.code, 'code'),
              ],
            },
          ],
    notes: { title: texts.tables.notes, sentences: sentences(writing, invoice) },
    page: pageTexts(texts.page),
  };
}
