import type { SectionProps } from '../../descriptors/defineSettings';
import { RefusedByRules } from '../booking-refused/RefusedByRules';
import { ReplayedForm } from '../booking-replay/ReplayedForm';
import { LearnedStays } from './LearnedStays';

const fieldOf = { no_table: 'settings.booking_stays.field.booking_stays' };

/** How long a table is taken, with how long guests really stay. */
export default function BookingStaysSection({ section }: SectionProps) {
  return (
    <ReplayedForm section={section}>
      <LearnedStays />
      <RefusedByRules fieldOf={fieldOf} />
    </ReplayedForm>
  );
}
