import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Create } from '../../records/form/Create';
import type { Fields } from '../../records/form/formValues';
import { ItemPreview } from './form/ItemPreview';
import { ItemSections } from './form/ItemSections';

/** The server gives an empty place: the last one. */
const withoutEmptyPlace = ({ sequence_number, ...values }: Fields): Fields =>
  typeof sequence_number === 'number' ? { ...values, sequence_number } : values;

export default function ItemCreate() {
  const { store } = useStoreFormat();
  return (
    <Create
      resource="items"
      title="itemForm.new"
      blank={{ tax: store.store_tax }}
      transform={withoutEmptyPlace}
      keep={['sub_category_id', 'tax']}
      aside={<ItemPreview />}
    >
      <ItemSections isNew />
    </Create>
  );
}
