import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useMemo, useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { billingDetailKeys } from '#contract/billing/invoiceParts';
import type { Country } from '#contract/entities/reference';
import type { BillingDetails, SubscriptionView } from '#contract/entities/subscription';
import { useCountries } from '../../components/phone/useCountries';
import { countriesIn } from '../../components/text/countryNames';
import type { StoreDataProvider } from '../../dataProvider/index';
import { BillingPart } from './BillingPart';
import { useBillingChange } from './useBilling';

/** A list of the countries by name, and of the current one while they load. */
const selectOf = (countries: readonly Country[], current: string): Partial<TextFieldProps> => ({
  select: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
  children: (
    <>
      {!countries.some(({ code }) => code === current) && <option value={current}>{current}</option>}
      {countries.map(({ code, name, flag }) => (
        <option key={code} value={code}>
          {`${flag} ${name}`}
        </option>
      ))}
    </>
  ),
});

/** Whom the next invoices are for. */
export const DetailsPart = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run, isRunning } = useBillingChange();
  const [details, setDetails] = useState<BillingDetails>(subscription.details);
  const { countries: all } = useCountries();
  const locale = useLocale() ?? 'en';
  const countries = useMemo(() => countriesIn(locale, all ?? []), [locale, all]);
  const isChanged = billingDetailKeys.some((key) => details[key] !== subscription.details[key]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { version } = subscription;
    if (await run(() => dataProvider.updateBillingDetails({ version, ...details }))) notify(t('billing.saved'));
  };
  return (
    <BillingPart title={t('billing.details')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('billing.details_note')}
      </Typography>
      <Box component="form" onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          {billingDetailKeys.map((key) => (
            <TextField
              key={key}
              size="small"
              type={key === 'email' ? 'email' : 'text'}
              label={t(`billing.fields.${key}`)}
              value={details[key]}
              onChange={({ target: { value } }) => setDetails({ ...details, [key]: value })}
              {...(key === 'country' && selectOf(countries, details.country))}
            />
          ))}
        </Box>
        <Box>
          <Button type="submit" variant="contained" loading={isRunning} disabled={!isChanged} sx={{ minBlockSize: 44 }}>
            {t('ra.action.save')}
          </Button>
        </Box>
      </Box>
    </BillingPart>
  );
};
