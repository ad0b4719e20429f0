import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { CancellationTier } from '#contract/bookings/bookingRules';
import { policySentences } from '../../components/bookings/policySentences';
import { useTextTools } from '../../components/text/useTextTools';
import { FormSection } from '../../records/form/FormSection';

/** The policy in the form, as guests read it. */
export const PolicySummary = () => {
  const tools = useTextTools();
  const tiers = (useWatch({ name: 'booking_tiers' }) ?? []) as CancellationTier[];
  return (
    <FormSection title="settings.booking_policy.summary.title">
      <div aria-live="polite">
        {policySentences({ tiers }, tools).map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place is its tier
          <Typography key={index} sx={{ mt: index === 0 ? 0 : 1 }}>
            {sentence}
          </Typography>
        ))}
      </div>
    </FormSection>
  );
};
