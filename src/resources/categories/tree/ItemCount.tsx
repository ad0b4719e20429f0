import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { paths } from '../../../config/paths';
import { listFilter } from '../../../records/list/toolbar/recordFilter';

interface ItemCountProps {
  count: number;
  /** Name of the heading that they stand under. */
  of: string;
  filter: { sub_category_id: string } | { category_id: string };
}

/** How many items stand under a heading, and the way to them for whoever may see items. */
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
