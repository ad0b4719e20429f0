import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { clockTime, shortDay } from '../../../components/time/storeTime';
import { useOrderFormat } from '../../display/orderContext';
import { FilterStatus } from '../FilterStatus';
import { type CardPosition, stableColumns } from '../stableColumns';
import { type BoardFilterState, matchesFilter } from '../useBoardFilter';
import { useGradually } from '../useGradually';
import { useHold } from '../useHold';
import { PlanRow } from './PlanRow';
import { type PlannedDay, type PlannedSlot, planOf } from './planOf';
import { ToPrepare } from './ToPrepare';

const Day = styled('section')(({ theme: { palette, shape } }) => ({
  containerType: 'inline-size',
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& > header': { display: 'grid', gap: 6, padding: '12px 16px' },
  '& h2': { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  '& .facts': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .answer': { color: palette.stage.new, fontWeight: 600 },
  // Slots out of view aren't laid out until they come near.
  '& .slot': { contentVisibility: 'auto', containIntrinsicSize: 'auto 160px' },
  '& .slot > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    rowGap: 2,
    paddingInline: 16,
    paddingBlock: 8,
    background: palette.sunken,
    borderBlockStart: `1px solid ${palette.divider}`,
    fontSize: '0.875rem',
  },
  '& .slot h3': { margin: 0, fontSize: '1rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

/** The number of orders, and how many of them are still to be answered. */
const Facts = ({ orders, toAnswer }: Pick<PlannedSlot, 'orders' | 'toAnswer'>) => {
  const t = useTranslate();
  return (
    <>
      <span className="facts">{t('boards.plan.orders', { smart_count: orders.length })}</span>
      {toAnswer > 0 && <span className="answer">{t('boards.plan.to_answer', { smart_count: toAnswer })}</span>}
    </>
  );
};

interface RowsProps {
  boardPath: string;
  openId: string | undefined;
  isGone: (orderId: string) => boolean;
}

const SlotPart = ({ slot, boardPath, openId, isGone }: RowsProps & { slot: PlannedSlot }) => {
  const time = clockTime(slot.start, useOrderFormat());
  return (
    // No landmark: other days have slots at the same times.
    <Box className="slot" role="group" aria-label={time}>
      <header>
        <h3>{time}</h3>
        {slot.orders.length > 1 && (
          <>
            <Facts {...slot} />
            <ToPrepare items={slot.items} />
          </>
        )}
      </header>
      {slot.orders.map((order) => (
        <PlanRow
          key={order._id}
          order={order}
          href={`${boardPath}/${order._id}`}
          isOpen={order._id === openId}
          isGone={isGone(order._id)}
        />
      ))}
    </Box>
  );
};

const DayPart = ({ day, slots, ...rows }: RowsProps & { day: PlannedDay; slots: readonly PlannedSlot[] }) => {
  const name = shortDay(day.start, useOrderFormat());
  return (
    <Day aria-label={name} data-testid="plan-day">
      <header>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <h2>{name}</h2>
          <Facts {...day} />
        </Box>
        <ToPrepare items={day.items} hasTitle />
      </header>
      {slots.map((slot) => (
        <SlotPart key={slot.start.getTime()} slot={slot} {...rows} />
      ))}
    </Day>
  );
};

/**
 * The orders to list. While a tap is likely, no row appears, disappears or moves: new orders wait, and one that has
 * left keeps its row.
 */
function useSteadyOrders(orders: readonly Order[], isHeld: boolean): readonly CardPosition[] {
  const shown = useRef<readonly CardPosition[]>([]);
  const known = new Set(shown.current.map(({ order }) => order._id));
  const positions = stableColumns(shown.current, orders, isHeld, () => false);
  shown.current = isHeld && known.size > 0 ? positions.filter(({ order }) => known.has(order._id)) : positions;
  return shown.current;
}

interface PlannedOrdersProps {
  /** Sorted by due time. */
  orders: readonly Order[];
  boardPath: string;
  openId: string | undefined;
  filter: BoardFilterState;
}

/** The orders of later days, by day and time, with the items to prepare. */
export default function PlannedOrders({ orders, boardPath, openId, filter }: PlannedOrdersProps) {
  const { timezone, day_starts_at, rules } = useOrderFormat();
  const { isHeld, area } = useHold();
  const positions = useSteadyOrders(orders, isHeld);
  const shown = filter.isSet ? positions.filter(({ order }) => matchesFilter(order, filter.filter)) : positions;
  const gone = new Set(positions.flatMap(({ order, hasLeft }) => (hasLeft ? [order._id] : [])));
  const days = planOf(
    shown.map(({ order }) => order),
    { timezone, day_starts_at },
    rules.slot_minutes,
  );
  const all = days.flatMap((day) => day.slots);
  const drawn = new Set(all.slice(0, useGradually(all.length)));
  return (
    <>
      {filter.isSet && <FilterStatus shown={shown.length} total={positions.length} onClear={filter.clear} />}
      <Box
        sx={{ flex: 1, minBlockSize: 0, overflowY: 'auto', display: 'grid', gap: 2, alignContent: 'start' }}
        {...area}
      >
        {days.map((day) => (
          <DayPart
            key={day.start.getTime()}
            day={day}
            slots={day.slots.filter((slot) => drawn.has(slot))}
            boardPath={boardPath}
            openId={openId}
            isGone={(orderId) => gone.has(orderId)}
          />
        ))}
      </Box>
    </>
  );
}
