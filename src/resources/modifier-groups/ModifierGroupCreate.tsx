import { Create } from '../../records/form/Create';
import { GroupSections } from './form/GroupSections';
import { groupFault } from './form/groupFault';
import { groupToWire } from './form/modifierRows';
import { QuestionPreview } from './form/QuestionPreview';

export default function ModifierGroupCreate() {
  return (
    <Create resource="modifier_groups" faultText={groupFault} transform={groupToWire} aside={<QuestionPreview />}>
      <GroupSections isNew />
    </Create>
  );
}
