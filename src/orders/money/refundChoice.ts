import type { Order, OrderItem } from '#contract/entities/order';
import { amountOfPieces, type Pieces, refundable, refundablePieces } from '#contract/orders/refunds';
import { parseAmount } from '../../components/store/parseAmount';

/** The ways to refund: quantities of lines, a typed amount, or everything left. */
export const refundModes = ['lines', 'amount', 'all'] as const;
export type RefundMode = (typeof refundModes)[number];

export interface RefundChoice {
  mode: RefundMode;
  /** Quantity per line, by line number. */
  pieces: Readonly<Record<number, number>>;
  /** As typed, in the currency's major unit. */
  typed: string;
}

/** Why a choice can't be sent; undefined if it can. */
export type RefundError = 'none' | 'no_amount' | 'too_much';

/** Lines that can still be refunded. */
export const refundableLines = (order: Order): OrderItem[] => order.items.filter((item) => refundablePieces(item) > 0);

export const chosenPieces = ({ pieces }: Pick<RefundChoice, 'pieces'>): Pieces[] =>
  Object.entries(pieces).flatMap(([line, quantity]) => (quantity > 0 ? [{ line: Number(line), quantity }] : []));

/** A choice's refund, calculated as the server does, and its error. */
export function refundOf(choice: RefundChoice, order: Order): { amount: number; error?: RefundError } {
  const left = refundable(order);
  if (choice.mode === 'all') return { amount: left };
  if (choice.mode === 'lines') {
    const amount = Math.min(left, amountOfPieces(chosenPieces(choice), order));
    return amount > 0 ? { amount } : { amount, error: 'none' };
  }
  const amount = parseAmount(choice.typed, order.currency);
  if (!amount) return { amount: 0, error: 'no_amount' };
  return amount > left ? { amount, error: 'too_much' } : { amount };
}

/** The refund part of the call's body. Lines are sent with their sum, so that both sides agree. */
export function refundBody(choice: RefundChoice, order: Order) {
  const { amount } = refundOf(choice, order);
  return { amount, ...(choice.mode === 'lines' ? { lines: chosenPieces(choice) } : {}) };
}
