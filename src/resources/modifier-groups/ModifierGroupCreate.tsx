import { RecordCreate } from '../../records/form/RecordCreate';
import { GroupSections } from './form/GroupSections';
import { blankGroup, groupFault, groupFields } from './form/groupFields';
import { groupToWire } from './form/modifierRows';
import { QuestionPreview } from './form/QuestionPreview';

export default function ModifierGroupCreate() {
  return (
    <RecordCreate
      name="modifier_groups"
      title="modifierGroups.new"
      fields={groupFields}
      blank={blankGroup}
      faultText={groupFault}
      toWire={groupToWire}
      aside={<QuestionPreview />}
    >
      <GroupSections isNew />
    </RecordCreate>
  );
}
