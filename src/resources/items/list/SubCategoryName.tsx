import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useItemList } from './itemListContext';

/** The heading that an item stands under. */
export const SubCategoryName = ({ id }: { id: string }) => {
  const { subCategories } = useItemList();
  const { text } = useStoreFormat();
  const heading = subCategories.get(id);
  const name = heading ? text(heading.name) : '';
  return <bdi title={name}>{name}</bdi>;
};
