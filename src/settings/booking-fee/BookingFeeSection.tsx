import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';
import { FeeSummary } from './FeeSummary';

/** The fee that guests pay when they book, with the sentences that they read. */
export default function BookingFeeSection({ section }: SectionProps) {
  return (
    <SectionForm section={section}>
      <FeeSummary />
    </SectionForm>
  );
}
