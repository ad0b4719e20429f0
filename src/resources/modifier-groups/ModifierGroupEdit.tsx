import { RecordEdit } from '../../records/form/RecordEdit';
import { DuplicateButton } from './form/DuplicateButton';
import { GroupSections } from './form/GroupSections';
import { groupFault, groupFields } from './form/groupFields';
import { groupToWire } from './form/modifierRows';
import { QuestionPreview } from './form/QuestionPreview';

const detach = { label: 'modifierGroups.detach', options: { detach: true } };

export default function ModifierGroupEdit() {
  return (
    <RecordEdit
      name="modifier_groups"
      fields={groupFields}
      faultText={groupFault}
      toWire={groupToWire}
      inUse={detach}
      actions={<DuplicateButton />}
      aside={<QuestionPreview />}
    >
      <GroupSections />
    </RecordEdit>
  );
}
