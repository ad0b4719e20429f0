import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Surface } from '../../../components/Surface';
import { clockTime } from '../../../components/time/storeTime';
import { paths } from '../../../config/paths';
import { useOrderFormat } from '../../display/orderContext';
import { withTable } from '../../places/withTable';

/** A time at a table that was tapped. */
export interface FreeTime {
  table: { _id: string; number: number };
  at: Date;
}

/** Offers to book the tapped time, or to seat guests now if it has passed. */
export const FreeTimeBar = ({ free: { table, at } }: { free: FreeTime }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const isPast = at <= new Date();
  const preset = { table_id: table._id, ...(isPast ? {} : { schedule_at: at.toISOString() }) };
  const tableText = t('order.table_number', { number: table.number });
  return (
    <Surface sx={{ p: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <Typography sx={{ flex: 1, px: 1, fontWeight: 600 }}>
        {tableText}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {isPast ? '' : ` · ${clockTime(at, format)}`}
        </Box>
      </Typography>
      <Button
        component={Link}
        to={paths.createOrder}
        {...withTable(preset)}
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ minBlockSize: 44 }}
      >
        {t(isPast ? 'tableBook.walk_in' : 'tableBook.book')}
      </Button>
    </Surface>
  );
};
