import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { StayOfParty } from '#contract/bookings/bookingRules';
import { bookedFor, withStay } from '#contract/bookings/learnedStays';
import { stayOf } from '#contract/bookings/stay';
import type { LearnedStay } from '#contract/entities/learnedStay';
import { spanText } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';

const texts = 'settings.booking_stays.learned';
const name = 'booking_stays';

/** How long guests really stayed. A tap puts that into the form, where it can still be changed. */
export const LearnedStays = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { setValue } = useFormContext();
  const stays = (useWatch({ name }) ?? []) as StayOfParty[];
  const { data = [] } = useQuery({
    queryKey: ['learned-stays'],
    queryFn: async ({ signal }) => (await dataProvider.getLearnedStays({}, { signal })).data,
  });
  if (data.length === 0) return null;
  const adopt = ({ persons, most }: LearnedStay) =>
    setValue(name, withStay(stays, persons, bookedFor(most)), { shouldDirty: true, shouldTouch: true });
  return (
    <FormSection title={`${texts}.title`} detail={`${texts}.detail`}>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {data.map((stay) => {
          const { persons, part, parties, median, most } = stay;
          const minutes = spanText(bookedFor(most), t);
          const party = t(`${texts}.${part}`, { persons });
          return (
            <Box
              component="li"
              key={`${persons} ${part}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
            >
              <Typography sx={{ flex: '1 1 240px' }}>
                <strong>{party}</strong>{' '}
                {t(`${texts}.stayed`, { median: spanText(median, t), most: spanText(most, t), parties })}
              </Typography>
              <Button
                disabled={stayOf({ stays }, persons) === bookedFor(most)}
                aria-label={`${party} ${t(`${texts}.adopt`, { minutes })}`}
                onClick={() => adopt(stay)}
                sx={{ minBlockSize: 44 }}
              >
                {t(`${texts}.adopt`, { minutes })}
              </Button>
            </Box>
          );
        })}
      </Box>
    </FormSection>
  );
};
