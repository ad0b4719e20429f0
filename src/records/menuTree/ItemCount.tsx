import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { paths } from '../../config/paths';
import { itemsFilter } from './menuTree';

interface ItemCountProps {
  count: number;
  /** Name of the heading that they stand under. */
  of: string;
  filter: { sub_category_id: string } | { category_id: string };
}

/** How many items stand under a heading, and the way to them for whoever may see items. */
export const ItemCount = ({ count, of, filter }: ItemCountProps) => {
  const t = useTranslate();
  const mayOpen = useIsAllowed()({ permission: 'store/product' });
  const text = t('categories.items', { smart_count: count });
  if (!mayOpen || count === 0)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {text}
      </Typography>
    );
  return (
    <Link
      component={RouterLink}
      to={`${paths.itemList}${itemsFilter(filter)}`}
      aria-label={t('categories.show_items', { smart_count: count, name: of })}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, whiteSpace: 'nowrap' }}
    >
      {text}
    </Link>
  );
};
