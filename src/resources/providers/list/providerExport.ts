import { minorDigits } from '#contract/currencyDigits';
import type { ProviderRecord } from '#contract/entities/provider';
import { phoneText } from '../../../components/phone/phoneText';
import type { ExportColumns } from '../../../records/resource/writeResource';

/** Amounts in a format that spreadsheets read: with a point and without a currency sign. */
const plain = (amount: number, currency: string): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/** The columns of a file of delivery people: their details, and today's activity. */
export const providerExport: ExportColumns<ProviderRecord> = ({ t, currency }) => [
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
