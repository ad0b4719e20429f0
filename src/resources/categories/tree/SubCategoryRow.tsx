import type { SubCategoryRecord } from '#contract/entities/menu';
import { SortableRow } from '../../../components/sortable/SortableRow';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { HeadingLine } from './HeadingLine';
import { ItemCount } from './ItemCount';
import { useTreeActions } from './treeContext';

/** A sub-category with the number of its items. */
export const SubCategoryRow = ({ heading }: { heading: SubCategoryRecord }) => {
  const { text } = useStoreSurroundings();
  const { withCategories, branches, askWhere } = useTreeActions();
  const isMovable = withCategories && branches.some(({ category }) => category !== null);
  return (
    <SortableRow
      id={heading._id}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <HeadingLine
        name="sub_categories"
        heading={heading}
        detail={
          <ItemCount count={heading.item_count} of={text(heading.name)} filter={{ sub_category_id: heading._id }} />
        }
        {...(isMovable ? { onMove: () => askWhere(heading._id) } : {})}
      />
    </SortableRow>
  );
};
