import type { ReplyOf } from '#contract/calls/index';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { businessDate, clockOf, type DayRules, storeDate, wallClock } from '#contract/time';

type Entry = ReplyOf<'get_ledger_entry_export'>['data'][number];

export interface EntryColumn {
  label: string;
  write: (entry: Entry) => string;
}

interface ExportContext extends DayRules {
  t: (key: string) => string;
}

/**
 * The columns of an exported entry. Amounts are plain numbers, with their currency in a separate column; each tax has its
 * rate. The headers of the day and the time name the time zone.
 */
export function entryColumns({ t, timezone, day_starts_at = 0 }: ExportContext): EntryColumn[] {
  const column = (name: string, write: EntryColumn['write'], zone = ''): EntryColumn => ({
    label: [t(`earningReport.export.column.${name}`), ...(zone ? [`(${zone})`] : [])].join(' '),
    write,
  });
  const rules = { timezone, day_starts_at };
  const writeTime = (instant: string): string => {
    const at = new Date(instant);
    return `${storeDate(at, timezone)} ${clockOf(wallClock(at, timezone).minutes)}`;
  };
  return [
    column(
      'business_day',
      ({ effective_at }) => businessDate(new Date(effective_at), rules),
      `${clockOf(day_starts_at)} ${timezone}`,
    ),
    column('time', ({ effective_at }) => writeTime(effective_at), timezone),
    column('event', ({ kind }) => t(`earningReport.kind.${kind}`)),
    column('order', ({ unique_id }) => String(unique_id ?? '')),
    column('account', ({ account }) => t(`earnings.account.${account}`)),
    column('amount', ({ amount, currency }) => writeMoney(amount, currency)),
    column('currency', ({ currency }) => currency),
    column('tax_rate', ({ tax_rate }) => String(tax_rate ?? '')),
    column('line', ({ line }) => (line === undefined ? '' : String(line + 1))),
    column('reason', ({ reason }) => reason ?? ''),
    column('transaction', ({ transaction_id }) => transaction_id),
  ];
}
