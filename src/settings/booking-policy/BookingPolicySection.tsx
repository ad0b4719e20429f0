import type { FieldError } from '#contract/envelope';
import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';
import { PolicySummary } from './PolicySummary';
import { PolicyTrial } from './PolicyTrial';

/** A tier that hides an earlier one. */
const errorText = ({ code }: FieldError) =>
  code === 'duplicate' ? { message: 'settings.booking_policy.tier.duplicate' } : undefined;

/** The cancellation policy, with the sentences that guests read and what it would charge. */
export default function BookingPolicySection({ section }: SectionProps) {
  return (
    <SectionForm section={section} errorText={errorText}>
      <PolicySummary />
      <PolicyTrial />
    </SectionForm>
  );
}
