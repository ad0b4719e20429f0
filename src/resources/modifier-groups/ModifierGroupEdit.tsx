import { Edit } from '../../records/form/Edit';
import { DuplicateButton } from './form/DuplicateButton';
import { GroupSections } from './form/GroupSections';
import { groupFault } from './form/groupFault';
import { groupToWire } from './form/modifierRows';
import { QuestionPreview } from './form/QuestionPreview';

const detach = { label: 'modifierGroups.detach', options: { detach: true } };

export default function ModifierGroupEdit() {
  return (
    <Edit
      resource="modifier_groups"
      faultText={groupFault}
      transform={groupToWire}
      inUse={detach}
      actions={<DuplicateButton />}
      aside={<QuestionPreview />}
    >
      <GroupSections />
    </Edit>
  );
}
