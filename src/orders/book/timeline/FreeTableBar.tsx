import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Surface } from '../../../components/Surface';
import { paths } from '../../../config/paths';
import { withTable } from '../../places/withTable';

/** Offers to seat guests now at a table that was tapped. */
export const FreeTableBar = ({ table: { _id, number } }: { table: { _id: string; number: number } }) => {
  const t = useTranslate();
  return (
    <Surface sx={{ p: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <Typography sx={{ flex: 1, px: 1, fontWeight: 600 }}>{t('order.table_number', { number })}</Typography>
      <Button
        component={Link}
        to={paths.createOrder}
        {...withTable({ table_id: _id })}
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.walk_in')}
      </Button>
    </Surface>
  );
};
