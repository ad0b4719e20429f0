import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { paths } from '../../config/paths';
import type { SectionProps } from '../../descriptors/defineSettings';
import { entryOf, needOf } from '../../descriptors/navigation';
import { resources } from '../../descriptors/resources/index';
import { FormSection } from '../../records/form/FormSection';
import { RefusedByRules } from '../booking-refused/RefusedByRules';
import { ReplayedForm } from '../booking-replay/ReplayedForm';

/** Settings that bookings share with other orders, where they are. */
const shared = [
  { name: 'hours', to: `${paths.openingSettings}/hours` },
  { name: 'special_hours', to: resources.festivalTimes.path },
  { name: 'dine_in', to: `${paths.storeSettings}/ordering` },
];

const fieldOf = {
  too_soon: 'settings.booking_times.field.booking_notice_minutes',
  too_far: 'settings.booking_times.field.booking_days_ahead',
  closed_date: 'settings.booking_times.field.booking_closed_dates',
  party_size: 'settings.booking_times.field.booking_persons_max',
};

const SharedSettings = () => {
  const t = useTranslate();
  const isAllowed = useIsAllowed();
  const links = shared.filter(({ to }) => {
    const entry = entryOf(to);
    return entry && isAllowed(needOf(entry));
  });
  if (links.length === 0) return null;
  return (
    <FormSection title="settings.booking_times.shared.title" detail="settings.booking_times.shared.detail">
      <Typography component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={to}
              sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: { xs: 44, md: 32 } }}
            >
              {t(`settings.booking_times.shared.${name}`)}
            </Link>
          </li>
        ))}
      </Typography>
    </FormSection>
  );
};

/** When can be booked, with links to the hours and the switch that decide it too. */
export default function BookingTimesSection({ section }: SectionProps) {
  return (
    <ReplayedForm section={section}>
      <RefusedByRules fieldOf={fieldOf} />
      <SharedSettings />
    </ReplayedForm>
  );
}
