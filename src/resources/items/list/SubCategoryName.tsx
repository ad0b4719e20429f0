import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { useItemList } from './itemListContext';

/** The heading that an item stands under. */
export const SubCategoryName = ({ id }: { id: string }) => {
  const { subCategories } = useItemList();
  const { text } = useStoreSurroundings();
  const heading = subCategories.get(id);
  const name = heading ? text(heading.name) : '';
  return <bdi title={name}>{name}</bdi>;
};
