import type { Palette } from '@mui/material/styles';
import type { Order } from '#contract/entities/order';
import { dispatchColumnOf } from '#contract/orders/boards';
import { customerUrgency } from '#contract/orders/clocks';
import type { OrderRules } from '#contract/orders/orderRules';
import { dispatchStages } from '../board/dispatchColumns';
import type { Selection } from '../selection';
import type { MapMark, MarkSource } from './drawMark';

/** Destinations on the map, in their column's colour; one that will be late has a distinct edge. */
export class OrderMarks implements MarkSource {
  #orders: ReadonlyMap<string, Order> = new Map();
  readonly #listeners = new Set<(ids: readonly string[]) => void>();

  constructor(
    private readonly selection: Selection,
    private readonly palette: Palette,
    private readonly rules: OrderRules,
    private readonly nameOf: (order: Order) => string,
  ) {}

  readonly all = (): MapMark[] => [...this.#orders.keys()].flatMap((id) => this.mark(id) ?? []);

  readonly mark = (id: string): MapMark | undefined => {
    const order = this.#orders.get(id);
    if (!order?.delivery_address) return undefined;
    const { palette, selection } = this;
    const now = new Date();
    const urgency = customerUrgency(order, this.rules, now);
    return {
      id,
      at: order.delivery_address.location,
      shape: 'pin',
      colour: palette.stage[dispatchStages[dispatchColumnOf(order)]],
      textColour: palette.background.paper,
      text: String(order.unique_id).slice(-4),
      isChosen: selection.focused()?.id === id || selection.picked().has(id),
      title: this.nameOf(order),
      ...(urgency === 'calm' ? {} : { edge: urgency === 'late' ? palette.error.main : palette.warning.main }),
    };
  };

  readonly subscribe = (listener: (ids: readonly string[]) => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = this.selection.subscribe(() => listener([...this.#orders.keys()]));
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  };

  /** Takes the board's current orders. */
  take(orders: readonly Order[]): void {
    const before = this.#orders;
    this.#orders = new Map(orders.map((order) => [order._id, order]));
    const ids = new Set([...before.keys(), ...this.#orders.keys()]);
    const changed = [...ids].filter((id) => before.get(id) !== this.#orders.get(id));
    if (changed.length > 0) for (const listener of this.#listeners) listener(changed);
  }
}
