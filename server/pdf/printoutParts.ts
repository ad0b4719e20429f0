import type { Minor } from '#contract/money';
import type { Party, StatementSection, TaxOfRate } from '#contract/statements/parts';
import { sectionTotal } from '#contract/statements/sums';
import { type Conventions, conventionsOf } from './conventions';
import type { DocumentTexts } from './documentTexts';
import { isolated, printable } from './printable';
import type { ContentKind, PrintedFact, PrintedParty, PrintedTable, Printout } from './printout';
import { fillText, printedLanguage, textsIn } from './textsIn';

/** How one document is written. */
export interface Writing {
  language: string;
  texts: DocumentTexts;
  write: Conventions;
  fill(text: string, facts: Record<string, string>): string;
}

export function writingOf(wanted: string, { currency, timezone }: { currency: string; timezone: string }): Writing {
  const language = printedLanguage(wanted);
  return {
    language,
    texts: textsIn(language),
    write: conventionsOf(language, currency, timezone),
    fill: (text, facts) => fillText(text, facts, language),
  };
}

type ColumnName = keyof DocumentTexts['columns'];

export const columnOf = (
  texts: DocumentTexts,
  name: ColumnName,
  kind: ContentKind,
): PrintedTable['columns'][number] => ({
  title: texts.columns[name],
  kind,
});

export const factOf = (
  texts: DocumentTexts,
  name: keyof DocumentTexts['facts'],
  value: string,
  kind: ContentKind = 'text',
): PrintedFact => ({ label: texts.facts[name], value: kind === 'text' ? value : printable(value), kind });

/** @param facts printed before the tax ID */
export function partyOf(
  texts: DocumentTexts,
  title: string,
  { name, address, tax_id }: Party,
  facts: PrintedFact[] = [],
): PrintedParty {
  return {
    title,
    name: isolated(name),
    lines: address.map(isolated),
    facts: [...facts, ...(tax_id === null ? [] : [factOf(texts, 'tax_id', tax_id, 'code')])],
  };
}

/** A section's lines with their total; only the columns that one of its lines needs. */
export function sectionTable({ texts, write }: Writing, section: StatementSection): PrintedTable {
  const { lines } = section;
  const has = (name: 'day' | 'reference' | 'percent' | 'note') => lines.some((line) => line[name] !== undefined);
  const [days, references, notes] = [has('day'), has('reference') || has('percent'), has('note')];
  const row = (day: string, label: string, reference: string, note: string, amount: string) => [
    ...(days ? [day] : []),
    label,
    ...(references ? [reference] : []),
    ...(notes ? [note] : []),
    amount,
  ];
  return {
    title: texts.sections[section.title],
    columns: [
      ...(days ? [columnOf(texts, 'day', 'code')] : []),
      columnOf(texts, 'description', 'text'),
      ...(references ? [columnOf(texts, 'reference', 'code')] : []),
      ...(notes ? [columnOf(texts, 'details', 'text')] : []),
      columnOf(texts, 'amount', 'amount'),
    ],
    rows: lines.map(({ day, label, reference = '', percent, note = '', amount }) => {
      const shownReference = percent === undefined ? printable(reference) : write.percent(percent);
      const shownDay = day === undefined ? '' : write.shortDay(day);
      return row(shownDay, texts.lines[label], shownReference, isolated(note), write.amount(amount));
    }),
    totals: [row('', texts.section_total, '', '', write.amount(sectionTotal(section)))],
  };
}

export type SumRow = [name: keyof DocumentTexts['sums'], amount: Minor];

/** A table of two columns: what something is, and its amount. The last row is its result. */
export function sumsTable({ texts, write }: Writing, sums: readonly SumRow[]): PrintedTable {
  const rows = sums.map(([name, amount]) => [texts.sums[name], write.amount(amount)]);
  return {
    title: texts.tables.summary,
    columns: [columnOf(texts, 'description', 'text'), columnOf(texts, 'amount', 'amount')],
    rows: rows.slice(0, -1),
    totals: rows.slice(-1),
  };
}

export function taxTable({ texts, write }: Writing, taxes: readonly TaxOfRate[]): PrintedTable {
  const row = (rate: string, net: Minor, tax: Minor) => [
    rate,
    write.amount(net),
    write.amount(tax),
    write.amount(net + tax),
  ];
  const total = (name: 'net' | 'tax') => taxes.reduce((sum, one) => sum + one[name], 0);
  const amounts = ['net', 'tax', 'gross'] as const;
  return {
    title: texts.tables.taxes,
    columns: [columnOf(texts, 'rate', 'code'), ...amounts.map((name) => columnOf(texts, name, 'amount'))],
    rows: taxes.map(({ percent, net, tax }) => row(write.percent(percent), net, tax)),
    totals: [row('', total('net'), total('tax'))],
  };
}

/** A document's name: its title and number. */
export const nameOf = ({ fill }: Writing, title: string, number: string): string =>
  `${title} ${fill('%{number}', { number: printable(number) })}`;

/** Splits "Page %{page} of %{pages}" around its numbers, which only the template knows. */
export function pageTexts(text: string): Printout['page'] {
  const [before = '', between = '', after = ''] = text.split(/%\{pages?\}/);
  return { before, between, after };
}

/** A period as a range of days. */
export const periodText = ({ write }: Writing, { first, last }: { first: string; last: string }): string =>
  first === last ? write.day(first) : `${write.day(first)} – ${write.day(last)}`;
