import { DistanceInput } from '../../components/inputs/numbers/DistanceInput';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';
import { FeeExample } from './FeeExample';
import { FreeInputs, PriceInputs } from './FeeInputs';

/** The default fee, as a sentence and with examples. */
export default function FeesSection({ section }: SectionProps) {
  return (
    <SectionForm
      section={section}
      fields={
        <>
          <FormSection title="deliveryAreas.fee.section.price">
            <PriceInputs />
          </FormSection>
          <FormSection title="deliveryAreas.fee.section.free">
            <FreeInputs />
          </FormSection>
          <FormSection title="deliveryAreas.fee.section.reach">
            <div style={{ maxInlineSize: 320 }}>
              <DistanceInput
                source="radius"
                label="settings.fees.field.radius"
                helperText="deliveryAreas.fee.radius_hint"
                required
              />
            </div>
          </FormSection>
        </>
      }
    >
      <FeeExample />
    </SectionForm>
  );
}
