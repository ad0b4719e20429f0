import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CategoryRecord } from '#contract/entities/menu';
import { SortableBoard } from '../../../components/sortable/SortableBoard';
import { SortableGroup } from '../../../components/sortable/SortableGroup';
import { SortableRow } from '../../../components/sortable/SortableRow';
import { useSorting } from '../../../components/sortable/sortContext';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { HeadingLine } from './HeadingLine';
import type { Branch } from './menuTree';
import { ItemCount, SubCategories } from './SubCategories';
import { useTreeActions } from './useTreeChanges';

interface CategoryCardProps {
  branch: Branch & { category: CategoryRecord };
  isOpen: boolean;
  onToggle: () => void;
}

/** A category with its sub-categories. While categories are being sorted, only its own line is shown. */
const CategoryCard = ({ branch, isOpen, onToggle }: CategoryCardProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { groups, liftedId } = useSorting();
  const { category, subCategories } = branch;
  const name = text(category.name);
  const isSorted = liftedId !== null && groups.some(({ kind, ids }) => kind === 'category' && ids.includes(liftedId));
  const isShown = isOpen && !isSorted;
  const items = subCategories.reduce((sum, { item_count }) => sum + item_count, 0);
  return (
    <>
      <HeadingLine
        name="categories"
        heading={category}
        toggle={
          <IconButton
            aria-expanded={isShown}
            aria-label={t(isOpen ? 'categories.close' : 'categories.open', { name })}
            onClick={onToggle}
            sx={{ minWidth: { xs: 32, sm: 40 }, px: { xs: 0.25, sm: 1 } }}
          >
            <ExpandMoreIcon sx={{ transform: isShown ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />
          </IconButton>
        }
        detail={
          <>
            <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              {t('categories.subs', { smart_count: subCategories.length })}
            </Typography>
            <ItemCount count={items} of={name} filter={{ category_id: category._id }} />
          </>
        }
      />
      {isShown && (
        <Box sx={{ paddingInlineStart: { xs: 0, sm: 5 } }}>
          <SubCategories branch={branch} />
        </Box>
      )}
    </>
  );
};

interface TreeBoardProps {
  /** The visible ones. */
  branches: readonly Branch[];
  isSearch: boolean;
  isClosed: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** The sorting group of the categories; each category's ID names the group of its sub-categories. */
const top = 'top';

/** The menu's structure, which can be sorted. While a search hides some of it, sorting is off. */
export const TreeBoard = ({ branches, isSearch, isClosed, onToggle }: TreeBoardProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { changes, withCategories } = useTreeActions();
  const names = new Map(
    branches
      .flatMap(({ category, subCategories }) => [...(category ? [category] : []), ...subCategories])
      .map(({ _id, name }) => [_id, text(name)]),
  );
  const withCategory = branches.filter(({ category }) => category !== null);
  const loose = branches.find(({ category }) => category === null);
  const groups = [
    { id: top, kind: 'category', ids: withCategory.map(({ id }) => id) },
    ...branches.map(({ id, category, subCategories }) => ({
      id,
      kind: 'sub_category',
      ids: subCategories.map(({ _id }) => _id),
      ...(withCategories ? { name: category ? text(category.name) : t('categories.without') } : {}),
    })),
  ];
  return (
    <SortableBoard
      groups={groups}
      nameOf={(id) => names.get(id) ?? ''}
      isDisabled={isSearch}
      onMove={(move) =>
        move.to === top ? changes.reorderCategories(move.ids) : changes.moveSubCategory(move.id, move)
      }
    >
      {withCategory.length > 0 && (
        <SortableGroup id={top} label={t('categories.title')} sx={{ display: 'grid', gap: 1.5 }}>
          {(id) => {
            const branch = branches.find((other) => other.id === id);
            return (
              branch?.category && (
                <SortableRow key={id} id={id}>
                  <Paper variant="outlined">
                    <CategoryCard
                      branch={{ ...branch, category: branch.category }}
                      isOpen={isSearch || !isClosed(id)}
                      onToggle={() => onToggle(id)}
                    />
                  </Paper>
                </SortableRow>
              )
            );
          }}
        </SortableGroup>
      )}
      {loose && (
        <Paper variant="outlined" sx={{ mt: withCategory.length > 0 ? 1.5 : 0, overflow: 'clip' }}>
          {withCategories && (
            <Typography variant="h3" component="h2" sx={{ px: 2, py: 1.5 }}>
              {t('categories.without')}
            </Typography>
          )}
          <Box sx={{ mt: withCategories ? 0 : '-1px' }}>
            <SubCategories branch={loose} />
          </Box>
        </Paper>
      )}
    </SortableBoard>
  );
};
