import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { limits } from '#contract/limits';
import { isFinal, orderStatuses } from '#contract/orders/statuses';
import { Stepper } from '../../../components/menuPicker/Stepper';
import type { orderCalls } from '../../../dataProvider/orderCalls';
import { dueTime } from '../draft/orderDraft';
import { useOrder } from '../orderContext';
import { FieldProblem } from './FieldProblem';
import { mostPersons, tableProblem, tablesTaken } from './tableChoice';

const none: never[] = [];
const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/** Open table orders: they say which tables are held. The server has the last word (4108). */
function useTableOrders() {
  const dataProvider = useDataProvider<DataProvider & typeof orderCalls>();
  const { data } = useQuery({
    queryKey: ['orders', 'open-tables'],
    queryFn: () =>
      dataProvider.getOrderList({
        filter: { order_type: 'table', order_status: openStatuses },
        perPage: limits.perPageMax,
        sort_by: 'due_at',
        sort_order: 'ASC',
      }),
    refetchInterval: limits.reconcileMs,
  });
  return data?.data ?? none;
}

/** How many guests, and one of the tables that suit them and are free. */
export const TableFields = () => {
  const t = useTranslate();
  const { draft, dispatch, menu, now } = useOrder();
  const orders = useTableOrders();
  const at = dueTime(draft, now).getTime();
  const taken = useMemo(() => tablesTaken(orders, new Date(at)), [orders, at]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} data-field="persons">
        <Typography sx={{ flex: 1 }}>{t('createOrder.table.persons')}</Typography>
        <Stepper
          value={draft.persons}
          min={limits.personsMin}
          max={mostPersons(menu.tables)}
          onChange={(persons) => dispatch({ type: 'set', change: { persons } })}
          fewer={t('createOrder.table.fewer')}
          more={t('createOrder.table.more')}
          label={t('createOrder.table.persons')}
        />
      </Box>
      <FieldProblem field="persons" />
      <Box data-field="table_id">
        <Box
          role="group"
          aria-label={t('createOrder.table.label')}
          sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}
        >
          {menu.tables.map((table) => {
            const problem = tableProblem(table, draft.persons, taken);
            const isChosen = draft.table_id === table._id;
            return (
              <ButtonBase
                key={table._id}
                aria-pressed={isChosen}
                disabled={problem !== null && !isChosen}
                onClick={() => dispatch({ type: 'set', change: { table_id: isChosen ? null : table._id } })}
                sx={{
                  flexDirection: 'column',
                  minHeight: 48,
                  borderRadius: 1,
                  border: 1,
                  borderColor: isChosen ? 'primary.main' : 'divider',
                  bgcolor: isChosen ? 'primary.main' : 'transparent',
                  color: isChosen ? 'primary.contrastText' : problem ? 'text.disabled' : 'text.primary',
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t('createOrder.table.number', { number: table.number })}
                </Typography>
                <Typography variant="caption">
                  {problem
                    ? t(`createOrder.table.${problem}`)
                    : t('createOrder.table.range', { min: table.min_persons, max: table.max_persons })}
                </Typography>
              </ButtonBase>
            );
          })}
        </Box>
        {menu.tables.length === 0 && <Typography color="text.secondary">{t('createOrder.table.none')}</Typography>}
        <FieldProblem field="table_id" />
      </Box>
    </Box>
  );
};
