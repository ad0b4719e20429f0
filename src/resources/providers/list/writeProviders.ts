import type { SortPayload } from 'react-admin';
import { minorDigits } from '#contract/currencyDigits';
import type { ProviderRecord } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import { phoneText } from '../../../components/phone/phoneText';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { saveFile } from '../../../menuFiles/saveFile';
import { csvFile, csvText } from '../../../menuFiles/writing/csvText';
import { raName } from '../../index';

interface Wanted {
  dataProvider: StoreDataProvider;
  filter: Record<string, unknown>;
  sort: SortPayload;
  t: (key: string) => string;
  currency: string;
  /** The file's name. */
  name: string;
}

/** Amounts in a format that spreadsheets read: with a point and without a currency sign. */
const plain = (amount: number, currency: string): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

const columnsOf = ({ t, currency }: Wanted): { label: string; write: (record: ProviderRecord) => string }[] => [
  { label: t('providers.field.first_name'), write: ({ first_name }) => first_name },
  { label: t('providers.field.last_name'), write: ({ last_name }) => last_name },
  { label: t('providers.column.phone'), write: phoneText },
  { label: t('providers.column.email'), write: ({ email }) => email },
  { label: t('providers.field.address'), write: ({ address }) => address },
  { label: t('providers.column.approval'), write: ({ approval }) => t(`providers.approval.${approval}`) },
  {
    label: t('providers.column.availability'),
    write: ({ availability }) => t(`providers.availability.${availability}`),
  },
  {
    label: t('providers.column.vehicle'),
    write: ({ vehicle }) => [vehicle?.name, vehicle?.model].filter(Boolean).join(' '),
  },
  { label: t('providers.vehicles.field.plate_number'), write: ({ vehicle }) => vehicle?.plate_number ?? '' },
  { label: t('providers.today.deliveries'), write: ({ today }) => String(today.completed) },
  { label: t('providers.today.fees'), write: ({ today }) => plain(today.delivery_fees, currency) },
  { label: t('providers.today.tips'), write: ({ today }) => plain(today.tips, currency) },
  { label: t('providers.today.cash'), write: ({ today }) => plain(today.cash, currency) },
];

/**
 * Saves the people who match a list's filters as a CSV file with numbered rows.
 *
 * @returns how many there were; no file is made of none
 */
export async function writeProviders(wanted: Wanted): Promise<number> {
  const columns = columnsOf(wanted);
  const parts = [csvText([[wanted.t('providers.export.serial'), ...columns.map(({ label }) => label)]], ',')];
  const { dataProvider, sort, filter } = wanted;
  const load = (page: number) =>
    dataProvider.getList<ProviderRecord & { id: string }>(raName('providers'), {
      pagination: { page, perPage: limits.perPageMax },
      sort,
      filter,
    });
  let count = 0;
  for await (const { data } of fetchAllPages(load)) {
    const rows = data.map((record) => [String(++count), ...columns.map(({ write }) => write(record))]);
    parts.push(csvText(rows, ','));
  }
  if (count > 0) saveFile(csvFile(parts), wanted.name);
  return count;
}
