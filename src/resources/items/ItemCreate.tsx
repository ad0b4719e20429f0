import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { RecordCreate } from '../../records/form/RecordCreate';
import { ItemPreview } from './form/ItemPreview';
import { ItemSections } from './form/ItemSections';
import { blankItem, itemFields, itemToWire } from './form/itemFields';

export default function ItemCreate() {
  const { store } = useStoreSurroundings();
  return (
    <RecordCreate
      name="items"
      title="itemForm.new"
      fields={itemFields}
      blank={blankItem(store.store_tax)}
      toWire={itemToWire}
      keep={['sub_category_id', 'tax']}
      aside={<ItemPreview />}
    >
      <ItemSections isNew />
    </RecordCreate>
  );
}
