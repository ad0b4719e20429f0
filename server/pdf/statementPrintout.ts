import { sealCode } from '#contract/statements/seal';
import type { Statement } from '#contract/statements/statement';
import { statementSums } from '#contract/statements/sums';
import { clockOf } from '#contract/time';
import { paperOf } from './conventions';
import { isolated, printable } from './printable';
import type { PrintedTable, Printout } from './printout';
import {
  columnOf,
  factOf,
  nameOf,
  pageTexts,
  partyOf,
  periodText,
  type SumRow,
  sectionTable,
  sumsTable,
  type Writing,
  writingOf,
} from './printoutParts';

function summary(writing: Writing, statement: Statement): PrintedTable {
  const { earned, cash, owed, paid_out, due } = statementSums(statement);
  const rows: SumRow[] = [
    ['balance_before', statement.balance_before],
    ['earned', earned],
  ];
  if (cash !== 0) rows.push(['cash', cash]);
  if (owed !== 0) rows.push(['owed', owed]);
  rows.push(['paid_out', -paid_out], ['due', due]);
  return sumsTable(writing, rows);
}

function payoutTable({ texts, write }: Writing, { payouts }: Statement): PrintedTable {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  const hasReturned = payouts.some(({ amount }) => amount < 0);
  const row = (day: string, details: string, reference: string, amount: number) => [
    ...[day, ...(hasReturned ? [details] : []), reference, write.amount(amount)],
  ];
  return {
    title: texts.tables.payouts,
    columns: [
      columnOf(texts, 'day', 'code'),
      ...(hasReturned ? [columnOf(texts, 'details', 'text')] : []),
      columnOf(texts, 'reference', 'code'),
      columnOf(texts, 'amount', 'amount'),
    ],
    rows: payouts.map(({ day, reference, amount }) => {
      const details = amount < 0 ? texts.lines.payout_returned : '';
      return row(write.shortDay(day), details, printable(reference), amount);
    }),
    totals: [row(texts.section_total, '', '', total)],
  };
}

function cashTable({ texts, write }: Writing, { cash_counts }: Statement): PrintedTable {
  return {
    title: texts.tables.cash_counts,
    columns: [
      columnOf(texts, 'person', 'text'),
      ...(['expected', 'counted', 'difference'] as const).map((name) => columnOf(texts, name, 'amount')),
    ],
    rows: cash_counts.map(({ person, expected, counted }) => {
      return [isolated(person), ...[expected, counted, counted - expected].map(write.amount)];
    }),
    totals: [],
  };
}

const startOfDays = ({ day_starts_at, timezone }: Statement): string => `${clockOf(day_starts_at)}, ${timezone}`;

function sentences({ texts: { notes }, fill }: Writing, statement: Statement): string[] {
  const { sections, cash_counts, day_starts_at, timezone, currency, number } = statement;
  return [
    ...new Set(sections.map(({ title }) => notes[title])),
    ...[notes.balance_before, notes.earned, notes.paid_out, notes.due],
    ...(cash_counts.length > 0 ? [notes.cash_counts] : []),
    notes.seal,
    fill(notes.business_days, { time: clockOf(day_starts_at), timezone, start: startOfDays(statement) }),
    fill(notes.currency, { currency }),
    fill(notes.number, { number: printable(number) }),
  ];
}

/** Returns what a statement prints in a language of the app. */
export function statementPrintout(statement: Statement, wanted: string): Printout {
  const { number, store, owner_name, currency, seal, period } = statement;
  const writing = writingOf(wanted, statement);
  const { language, texts, write } = writing;
  const owner = owner_name.trim() === '' ? [] : [factOf(texts, 'owner', isolated(owner_name))];
  return {
    language,
    paper: paperOf(store.country_code),
    title: texts.titles.statement,
    name: nameOf(writing, texts.titles.statement, number),
    author: printable(store.name),
    facts: [
      factOf(texts, 'number', number, 'code'),
      factOf(texts, 'period', periodText(writing, period), 'code'),
      factOf(texts, 'business_days', startOfDays(statement), 'code'),
      factOf(texts, 'issued', write.instant(statement.issued_at), 'code'),
      factOf(texts, 'currency', currency, 'code'),
    ],
    parties: [partyOf(texts, texts.parties.store, store, owner)],
    tables: [
      summary(writing, statement),
      ...statement.sections.map((section) => sectionTable(writing, section)),
      ...(statement.payouts.length > 0 ? [payoutTable(writing, statement)] : []),
      ...(statement.cash_counts.length > 0 ? [cashTable(writing, statement)] : []),
    ],
    facts_below: [
      {
        title: texts.tables.seal,
        facts: [
          factOf(texts, 'seal', sealCode(seal.hash), 'code'),
          factOf(texts, 'sealed_entries', write.count(seal.entries), 'code'),
          ...(seal.previous === null ? [] : [factOf(texts, 'previous_seal', sealCode(seal.previous), 'code')]),
        ],
      },
    ],
    notes: { title: texts.tables.notes, sentences: sentences(writing, statement) },
    page: pageTexts(texts.page),
  };
}
