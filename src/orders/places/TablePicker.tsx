import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { freeAt } from '#contract/bookings/stay';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { dueAt } from '#contract/orders/boards';
import { tableIds } from '#contract/orders/orderTables';
import { isFinal, orderStatuses } from '#contract/orders/statuses';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { Stepper } from '../menu/Stepper';
import { choiceOf, mostPersons, type StoreTables, tableChoices, tableProblem } from './tableChoices';

/** New guests, from when they come until their table is free again. */
interface Stay {
  from: Date;
  until: Date;
}

/** Ids of the tables that open orders occupy during a stay. */
export function tablesTaken(orders: readonly Order[], { from, until }: Stay): Set<string> {
  const isThen = (order: Order) => {
    const due = dueAt(order);
    return due < until && from < (order.free_at ? new Date(order.free_at) : due);
  };
  return new Set(orders.filter(isThen).flatMap(tableIds));
}

interface TablePickerProps {
  store: StoreTables;
  taken: ReadonlySet<string>;
  persons: number;
  onPersons: (persons: number) => void;
  tableIds: readonly string[];
  /** None if the selected tables were tapped again. */
  onTables: (tableIds: readonly string[]) => void;
  /** Whether tables of any size can be chosen. */
  isAnySize?: boolean;
  personsProblem: ReactNode;
  tableProblem: ReactNode;
}

/** The number of guests, and a choice of suitable free tables, alone or joined. */
export const TablePicker = (props: TablePickerProps) => {
  const t = useTranslate();
  const { store, taken, persons, tableIds: chosen, isAnySize = false } = props;
  const choices = tableChoices(store, persons, chosen);
  const current = choiceOf(choices, chosen);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} data-field="persons">
        <Typography sx={{ flex: 1 }}>{t('createOrder.table.persons')}</Typography>
        <Stepper
          value={persons}
          min={limits.personsMin}
          max={mostPersons(store)}
          onChange={props.onPersons}
          fewer={t('createOrder.table.fewer')}
          more={t('createOrder.table.more')}
          label={t('createOrder.table.persons')}
        />
      </Box>
      {props.personsProblem}
      <Box data-field="table_id">
        <Box
          role="group"
          aria-label={t('createOrder.table.label')}
          sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}
        >
          {choices.map((choice) => {
            const problem = tableProblem(choice, persons, taken);
            const isChosen = choice === current;
            const isOff = problem !== null && !(isAnySize && problem !== 'taken');
            return (
              <ButtonBase
                key={choice.ids.join()}
                aria-pressed={isChosen}
                disabled={isOff && !isChosen}
                onClick={() => props.onTables(isChosen ? [] : choice.ids)}
                sx={{
                  flexDirection: 'column',
                  minHeight: 48,
                  borderRadius: 1,
                  border: 1,
                  borderColor: isChosen ? 'primary.main' : 'divider',
                  bgcolor: isChosen ? 'primary.main' : 'transparent',
                  color: isChosen ? 'primary.contrastText' : isOff ? 'text.disabled' : 'text.primary',
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t('createOrder.table.number', { number: choice.numbers })}
                </Typography>
                <Typography variant="caption">
                  {problem
                    ? t(`createOrder.table.${problem}`)
                    : t('createOrder.table.range', { min: choice.min_persons, max: choice.max_persons })}
                </Typography>
              </ButtonBase>
            );
          })}
        </Box>
        {choices.length === 0 && <Typography color="text.secondary">{t('createOrder.table.none')}</Typography>}
        {props.tableProblem}
      </Box>
    </Box>
  );
};

const none: never[] = [];
const openStatuses = orderStatuses.filter((status) => !isFinal(status));

/** Open table orders, which show the occupied tables. The server has the last word (4108). */
function useTableOrders() {
  const dataProvider = useDataProvider<StoreDataProvider>();
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

/**
 * Ids of the tables that others occupy while guests stay who come at an instant, kept up to date.
 *
 * @param except an order to ignore, so that it doesn't block itself
 */
export function useTablesTaken(at: Date, persons: number, except?: string): ReadonlySet<string> {
  const orders = useTableOrders();
  const { booking_rules } = useStoreFormat().store;
  const time = at.getTime();
  return useMemo(() => {
    const from = new Date(time);
    return tablesTaken(
      orders.filter(({ _id }) => _id !== except),
      { from, until: freeAt(booking_rules, persons, from) },
    );
  }, [orders, booking_rules, time, persons, except]);
}
