import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { SortableGroup } from '../../../components/sortable/SortableGroup';
import { SortableRow } from '../../../components/sortable/SortableRow';
import { useSorting } from '../../../components/sortable/sortContext';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { listFilter } from '../../../records/list/toolbar/recordFilter';
import { AddInPlace } from './AddInPlace';
import { HeadingLine } from './HeadingLine';
import { type Branch, noCategory } from './menuTree';
import { useTreeActions } from './useTreeChanges';

interface ItemCountProps {
  count: number;
  /** Name of their category. */
  of: string;
  filter: { sub_category_id: string } | { category_id: string };
}

/** The number of items, with a link to them for those who can see items. */
export const ItemCount = ({ count, of, filter }: ItemCountProps) => {
  const t = useTranslate();
  const text = t('categories.items', { smart_count: count });
  const plain = (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {text}
    </Typography>
  );
  if (count === 0) return plain;
  return (
    <IfAllowed permission="store/product" otherwise={plain}>
      <Link
        component={RouterLink}
        to={`${paths.itemList}${listFilter(filter)}`}
        aria-label={t('categories.show_items', { smart_count: count, name: of })}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, whiteSpace: 'nowrap' }}
      >
        {text}
      </Link>
    </IfAllowed>
  );
};

/** A sub-category with its number of items. */
const SubCategoryRow = ({ heading }: { heading: SubCategoryRecord }) => {
  const { text } = useStoreFormat();
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

/** A branch's sub-categories, in order, and the field to add another. */
export const SubCategories = ({ branch, isOpenAtFirst = false }: { branch: Branch; isOpenAtFirst?: boolean }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { branches, changes, withCategories } = useTreeActions();
  const { isDisabled } = useSorting();
  // A row that is being dragged here belongs to another branch until it is dropped.
  const headings = new Map(branches.flatMap(({ subCategories }) => subCategories).map((row) => [row._id, row]));
  const of = branch.category ? text(branch.category.name) : null;
  const add = (name: string, key: string) =>
    changes.add(
      'sub_categories',
      { name: [name], ...(withCategories ? { category_id: branch.id === noCategory ? null : branch.id } : {}) },
      key,
    );
  return (
    <>
      <SortableGroup
        id={branch.id}
        label={of ? t('categories.subs_of', { name: of }) : t('categories.sub_title')}
        empty={
          <Typography
            sx={{ px: 2, py: 1.5, borderBlockStart: '1px solid', borderColor: 'divider', color: 'text.secondary' }}
          >
            {t(isDisabled ? 'categories.branch_empty' : 'categories.branch_empty_drop')}
          </Typography>
        }
      >
        {(id) => {
          const heading = headings.get(id);
          return heading && <SubCategoryRow key={id} heading={heading} />;
        }}
      </SortableGroup>
      <Box sx={{ px: 1.5, py: 0.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <AddInPlace label={t('categories.new_sub')} onAdd={add} isOpenAtFirst={isOpenAtFirst} />
      </Box>
    </>
  );
};
