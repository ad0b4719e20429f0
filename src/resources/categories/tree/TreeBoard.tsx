import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SortableBoard } from '../../../components/sortable/SortableBoard';
import { SortableGroup } from '../../../components/sortable/SortableGroup';
import { SortableRow } from '../../../components/sortable/SortableRow';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { CategoryCard } from './CategoryCard';
import type { Branch } from './menuTree';
import { SubCategories } from './SubCategories';
import { useTreeActions } from './treeContext';

interface TreeBoardProps {
  /** Those that are shown. */
  branches: readonly Branch[];
  isSearch: boolean;
  isClosed: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** Group of the categories themselves; each category's id names the group of its sub-categories. */
const top = 'top';

/** The headings of the menu, to be put in order. What a search leaves out cannot be placed, so nothing is moved then. */
export const TreeBoard = ({ branches, isSearch, isClosed, onToggle }: TreeBoardProps) => {
  const t = useTranslate();
  const { text } = useStoreSurroundings();
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
