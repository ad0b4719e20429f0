import type { Order } from '#contract/entities/order';

/** A card's position in a column. */
export interface CardPosition {
  order: Order;
  /** The order has left. Its card stays until no tap is likely there. */
  hasLeft: boolean;
  /** It has left the board altogether: only its space stays. */
  isGone?: boolean;
}

/**
 * Returns the positions of a column. While it is held by a pointer or keyboard focus, no card changes its position:
 * departed cards stay as shadows, or as empty space if they left the board, and new ones wait at the end. Otherwise it
 * shows the orders as they are.
 *
 * @param isOnBoard whether an order that isn't in this column is in another one
 */
export function stableColumns(
  shown: readonly CardPosition[],
  orders: readonly Order[],
  isHeld: boolean,
  isOnBoard: (orderId: string) => boolean,
): readonly CardPosition[] {
  if (!isHeld)
    return reusePositions(
      shown,
      orders.map((order) => ({ order, hasLeft: false })),
    );
  const current = new Map(orders.map((order) => [order._id, order]));
  const staying = shown.map(({ order }) => {
    const now = current.get(order._id);
    return now ? { order: now, hasLeft: false } : { order, hasLeft: true, isGone: !isOnBoard(order._id) };
  });
  const known = new Set(shown.map(({ order }) => order._id));
  const coming = orders.filter(({ _id }) => !known.has(_id)).map((order) => ({ order, hasLeft: false }));
  return reusePositions(shown, [...staying, ...coming]);
}

/** Unchanged positions stay the same objects, and so does an unchanged list. */
function reusePositions(shown: readonly CardPosition[], positions: readonly CardPosition[]): readonly CardPosition[] {
  const before = new Map(shown.map((position) => [position.order._id, position]));
  const reused = positions.map((position) => {
    const same = before.get(position.order._id);
    return same && same.order === position.order && same.hasLeft === position.hasLeft && same.isGone === position.isGone
      ? same
      : position;
  });
  const isSame = reused.length === shown.length && reused.every((position, index) => position === shown[index]);
  return isSame ? shown : reused;
}
