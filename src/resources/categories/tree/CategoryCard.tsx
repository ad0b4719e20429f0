import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CategoryRecord } from '#contract/entities/menu';
import { useSorting } from '../../../components/sortable/sortContext';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { HeadingLine } from './HeadingLine';
import { ItemCount } from './ItemCount';
import type { Branch } from './menuTree';
import { SubCategories } from './SubCategories';

interface CategoryCardProps {
  branch: Branch & { category: CategoryRecord };
  isOpen: boolean;
  onToggle: () => void;
}

/** A category with its sub-categories below. Its own line alone is shown while categories are put in order. */
export const CategoryCard = ({ branch, isOpen, onToggle }: CategoryCardProps) => {
  const t = useTranslate();
  const { text } = useStoreSurroundings();
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
