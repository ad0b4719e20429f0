import { limits } from '#contract/limits';
import { TranslatableInput } from '../../../components/inputs/multilingual/TranslatableInputs';
import { FormSection } from '../../../records/form/FormSection';
import { ModifiersInput } from './ModifiersInput';
import { RangeFields } from './RangeFields';
import { TypeInput } from './TypeInput';
import { UsedBy } from './UsedBy';

/** The form of a modifier group: the question, how many answers, the answers, and who asks it. */
export const GroupSections = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormSection title="modifierGroups.sections.question">
      <TranslatableInput
        source="name"
        label="modifierGroups.fields.name"
        required
        max={limits.nameMax}
        autoFocus={isNew}
      />
      <TypeInput />
    </FormSection>
    <FormSection title="modifierGroups.sections.range" detail="modifierGroups.sections.range_detail">
      <RangeFields />
    </FormSection>
    <FormSection title="modifierGroups.modifiers.title" detail="modifierGroups.sections.modifiers_detail">
      <ModifiersInput />
    </FormSection>
    <UsedBy />
  </>
);
