import type { FieldError } from '#contract/envelope';
import type { SectionProps } from '../../descriptors/defineSettings';
import { RefusedByRules } from '../booking-refused/RefusedByRules';
import { ReplayedForm } from '../booking-replay/ReplayedForm';

/** An exception that overlaps another one of its day. */
const errorText = ({ code }: FieldError) =>
  code === 'duplicate' ? { message: 'settings.booking_covers.row.overlaps' } : undefined;

const fieldOf = {
  covers: 'settings.booking_covers.field.booking_covers_max',
  guest_covers: 'settings.booking_covers.field.booking_guest_covers_max',
};

/** How many guests can begin at once, with exceptions by day and time. */
export default function BookingCoversSection({ section }: SectionProps) {
  return (
    <ReplayedForm section={section} errorText={errorText}>
      <RefusedByRules fieldOf={fieldOf} />
    </ReplayedForm>
  );
}
