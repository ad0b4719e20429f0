import type { SectionProps } from '../../descriptors/defineSettings';
import { ReplayedForm } from '../booking-replay/ReplayedForm';

/** How requests are answered, with how many the store needn't answer itself. */
export default function BookingAnswersSection({ section }: SectionProps) {
  return <ReplayedForm section={section} withAutomatic />;
}
