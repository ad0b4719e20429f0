import { Edit } from '../../records/form/Edit';
import { DuplicateItem } from './form/DuplicateItem';
import { ItemPreview } from './form/ItemPreview';
import { ItemSections } from './form/ItemSections';

export default function ItemEdit() {
  return (
    <Edit resource="items" aside={<ItemPreview />} actions={<DuplicateItem />}>
      <ItemSections isNew={false} />
    </Edit>
  );
}
