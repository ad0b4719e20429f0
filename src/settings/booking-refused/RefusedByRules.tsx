import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { refusedLimits } from '#contract/bookingLimits';
import type { BookingRuleName } from '#contract/bookings/bookingFacts';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';

interface RefusedByRulesProps {
  /** The rules of a section, each with the text of the field that sets it. */
  fieldOf: Partial<Record<BookingRuleName, string>>;
}

/** The cost of a section’s rules: the guests whom they refused, and the days on which a table stayed free for them. */
export const RefusedByRules = ({ fieldOf }: RefusedByRulesProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['refused-sums'],
    queryFn: async ({ signal }) => (await dataProvider.getRefusedSums({}, { signal })).data,
  });
  const sums = (data ?? []).flatMap(({ rule, ...sum }) => {
    const field = fieldOf[rule];
    return field ? [{ field, ...sum }] : [];
  });
  if (sums.length === 0) return null;
  return (
    <FormSection title="settings.booking_times.refused.title">
      <Typography component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {sums.map(({ field, guests, days, free_days }) => (
          <li key={field}>
            <strong>{t(field)}.</strong>{' '}
            {t('settings.booking_times.refused.guests', { guests, days: refusedLimits.summedDays })}
            {free_days > 0 && ` ${t('settings.booking_times.refused.free', { free: free_days, of: days })}`}
          </li>
        ))}
      </Typography>
    </FormSection>
  );
};
