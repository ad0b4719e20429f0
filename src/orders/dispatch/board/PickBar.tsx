import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { unassigned } from '#contract/orders/statuses';
import { useDispatching } from '../dispatchContext';
import { usePicked } from '../selection';

/** On a phone the buttons share a row, however long their texts are. */
const way = { minBlockSize: 44, flexGrow: { xs: 1, md: 0 } } as const;

/** Actions for the selected orders. */
export const PickBar = () => {
  const t = useTranslate();
  const { selection, assign, choose, ordersOf } = useDispatching();
  const picked = usePicked(selection);
  if (picked.size === 0) return null;
  const orders = ordersOf(picked);
  const mayFind = orders.every(({ delivery_status }) => unassigned.includes(delivery_status));
  return (
    <Paper
      role="region"
      aria-label={t('dispatch.picked', { smart_count: picked.size })}
      elevation={6}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        flexShrink: 0,
        position: { xs: 'sticky', md: 'static' },
        insetBlockEnd: { xs: 68, md: 'auto' },
        zIndex: 2,
      }}
    >
      <Box role="status" sx={{ fontWeight: 600, marginInlineEnd: 'auto' }}>
        {t('dispatch.picked', { smart_count: picked.size })}
      </Box>
      <Button sx={{ minBlockSize: 44 }} onClick={() => selection.pick([])}>
        {t('dispatch.pick_none')}
      </Button>
      {mayFind && (
        <Button variant="outlined" sx={way} onClick={() => assign(orders, null)}>
          {t('dispatch.auto')}
        </Button>
      )}
      <Button variant="contained" sx={way} onClick={() => choose(orders)}>
        {t('dispatch.assign_to')}
      </Button>
    </Paper>
  );
};
