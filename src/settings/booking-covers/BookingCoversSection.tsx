import type { FieldError } from '#contract/envelope';
import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';

/** An exception that overlaps another one of its day. */
const errorText = ({ code }: FieldError) =>
  code === 'duplicate' ? { message: 'settings.booking_covers.row.overlaps' } : undefined;

/** How many guests can begin at once, with exceptions by day and time. */
export default function BookingCoversSection({ section }: SectionProps) {
  return <SectionForm section={section} errorText={errorText} />;
}
