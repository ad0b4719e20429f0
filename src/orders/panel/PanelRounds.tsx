import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Order, OrderItem } from '#contract/entities/order';
import type { RoundAction } from '#contract/orders/moveRounds';
import { linesOf, type Round } from '#contract/orders/rounds';
import { movesRounds, RoundButton } from '../actions/RoundButton';
import { OrderLines } from '../display/OrderLines';
import { RoundHead } from '../display/RoundHead';

/** A round's steps, forward and back. */
const actionsOf: Record<Round['state'], readonly RoundAction[]> = {
  waiting: ['start_prepare', 'order_ready'],
  preparing: ['order_ready'],
  ready: ['recall'],
};

interface PanelRoundsProps {
  order: Order;
  rounds: readonly Round[];
  lineAction: ((item: OrderItem) => ReactNode) | undefined;
}

/** An order's lines by round, each with its state and buttons. */
export const PanelRounds = ({ order, rounds, lineAction }: PanelRoundsProps) =>
  rounds.map((round) => (
    <Box component="section" key={round.number} sx={{ display: 'grid', gap: 1, pb: 1 }}>
      <RoundHead round={round} />
      <OrderLines items={linesOf(order, round.number)} currency={order.currency} withPrices lineAction={lineAction} />
      {movesRounds(order) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actionsOf[round.state].map((action) => (
            <RoundButton key={action} order={order} round={round} action={action} />
          ))}
        </Box>
      )}
    </Box>
  ));
