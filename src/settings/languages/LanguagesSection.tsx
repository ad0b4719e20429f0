import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';
import { LanguagesInput } from './LanguagesInput';

/** The menu's languages: added, put in order, hidden and removed. */
export default function LanguagesSection({ section }: SectionProps) {
  return (
    <SectionForm
      section={section}
      fields={
        <FormSection>
          <LanguagesInput source="languages" />
        </FormSection>
      }
    />
  );
}
