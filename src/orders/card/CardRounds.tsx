import { styled } from '@mui/material/styles';
import type { Order } from '#contract/entities/order';
import { linesOf, openRounds, stepOf } from '#contract/orders/rounds';
import { movesRounds, RoundButton } from '../actions/RoundButton';
import { OrderLines } from '../display/OrderLines';
import { RoundHead } from '../display/RoundHead';

const RoundFrame = styled('section')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  paddingBlock: 8,
  '& + &': { borderBlockStart: `1px solid ${palette.divider}` },
}));

interface CardRoundsProps {
  order: Order;
  /** The card only keeps its position. */
  hasLeft?: boolean;
  /** In a list's row, which only has room for the open rounds, without their lines. */
  isRow?: boolean;
}

/** The rounds of a table's order: the open ones with their lines, each with its next step if there are several. */
export const CardRounds = ({ order, hasLeft = false, isRow = false }: CardRoundsProps) => {
  const { rounds = [], currency } = order;
  const open = openRounds(order);
  const shown = open.length > 0 || isRow ? open : rounds.slice(-1);
  const hasButtons = open.length > 1 && !hasLeft && movesRounds(order);
  return (
    <>
      {shown.map((round) => (
        <RoundFrame key={round.number}>
          <RoundHead round={round} />
          {!isRow && <OrderLines items={linesOf(order, round.number)} currency={currency} />}
          {hasButtons && <RoundButton order={order} round={round} action={stepOf(round)} isRow={isRow} />}
        </RoundFrame>
      ))}
      {rounds
        .filter((round) => !isRow && !shown.includes(round))
        .map((round) => (
          <RoundHead key={round.number} round={round} />
        ))}
    </>
  );
};
