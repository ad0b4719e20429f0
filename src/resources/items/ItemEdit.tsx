import { RecordEdit } from '../../records/form/RecordEdit';
import { DuplicateItem } from './form/DuplicateItem';
import { ItemPreview } from './form/ItemPreview';
import { ItemSections } from './form/ItemSections';
import { itemFields } from './form/itemFields';

export default function ItemEdit() {
  return (
    <RecordEdit name="items" fields={itemFields} aside={<ItemPreview />} actions={<DuplicateItem />}>
      <ItemSections isNew={false} />
    </RecordEdit>
  );
}
