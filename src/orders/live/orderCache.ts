import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import { isOrderMessage, type StoreEvent } from '#contract/stream';
import {
  applyToBoard,
  type BoardData,
  liveBoards,
  mergeBoard,
  type OrderChange,
  type OrderViewer,
  orderKeys,
  viewedBy,
} from './boardCache';

const keep = 500;

/** The latest changes heard, to be applied again to answers that were made before them. */
class HeardChanges {
  #changes: (OrderChange & { seq: number })[] = [];
  /** Everything after this number was heard; an answer older than that cannot be made current. */
  completeAfter = 0;

  get all(): readonly OrderChange[] {
    return this.#changes;
  }

  /** Whether the stream has told of an order as it is here, or as it was later. */
  hasOvertaken({ _id, version }: OrderChange['order']): boolean {
    return this.#changes.some(({ order }) => order._id === _id && order.version >= version);
  }

  add(change: OrderChange & { seq: number }): void {
    this.#changes.push(change);
    if (this.#changes.length <= keep) return;
    const dropped = this.#changes.shift();
    if (dropped) this.completeAfter = dropped.seq;
  }

  /** The stream starts, or starts again, after `seq`. */
  restart(seq: number): void {
    this.#changes = [];
    this.completeAfter = seq;
  }
}

type Detail = ReplyOf<'get_order'>;

/** Other lists of orders are fetched again, at most this often. */
const listsEveryMs = 1_500;

/**
 * Keeps the orders in the query cache current: boards and open orders change in place, other lists are fetched again.
 */
export class OrderCache {
  readonly #heard = new HeardChanges();
  #listsTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param viewer who looks now; asked anew at each change */
  constructor(
    private readonly queryClient: QueryClient,
    private readonly viewer: () => OrderViewer,
  ) {
    for (const board of liveBoards) {
      // Whoever fetches a board, the answer is merged with what was heard meanwhile.
      queryClient.setQueryDefaults(orderKeys.board(board), {
        structuralSharing: (previous, fetched) =>
          mergeBoard(previous as BoardData | undefined, fetched as BoardData, this.#heard.all, board, viewer()),
      });
    }
  }

  /** Has boards fetched again whose answer was made before the stream began. Returns how to stop. */
  start(): () => void {
    const unsubscribe = this.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [resource, kind] = event.query.queryKey;
      if (resource !== 'orders' || kind !== 'board') return;
      if (this.#isBehind(event.query.state.data as BoardData | undefined)) this.#refetch(event.query.queryKey);
    });
    return () => {
      unsubscribe();
      clearTimeout(this.#listsTimer);
      this.#listsTimer = undefined;
    };
  }

  /** An event of the stream arrived, in its order. */
  applyEvent(event: StoreEvent): void {
    if (!isOrderMessage(event) || event.seq === null) return;
    const change = { seq: event.seq, order: event.messageData.order };
    this.#heard.add(change);
    this.#apply(change);
  }

  /** One's own call was answered with the order as it stands: shown before its event arrives. */
  applyReply(order: OrderChange['order']): void {
    // A slow reply: the boards that the order has left since then would take it for a new one.
    if (this.#heard.hasOvertaken(order)) return;
    this.#apply({ seq: null, order });
  }

  /** The stream starts, or starts again, after `seq`: what is older is fetched again. */
  restart(seq: number): void {
    this.#heard.restart(seq);
    for (const board of liveBoards) {
      const data = this.queryClient.getQueryData<BoardData>(orderKeys.board(board));
      if (data && data.seq !== seq) this.#refetch(orderKeys.board(board));
    }
    this.#refetch(orderKeys.details);
    this.#refetchLists();
  }

  /** What the viewer may do has changed: the orders on screen offer just that, at once and without being fetched. */
  judgeAnew(): void {
    const viewer = this.viewer();
    const judged = (order: Order) => viewedBy(order, viewer);
    this.queryClient.setQueriesData<BoardData>(
      { queryKey: orderKeys.boards },
      (data) => data && { ...data, orders: data.orders.map(judged) },
    );
    // What hangs below an open order, its log, has no order in it.
    this.queryClient.setQueriesData<Partial<Detail>>(
      { queryKey: orderKeys.details },
      (data) => data && (data.order ? { ...data, order: judged(data.order) } : data),
    );
  }

  /** Compares everything on screen with the server. */
  reconcile(): void {
    void this.queryClient.invalidateQueries({ queryKey: orderKeys.all }, { cancelRefetch: false });
  }

  #apply(change: OrderChange): void {
    const viewer = this.viewer();
    for (const board of liveBoards) {
      const key = orderKeys.board(board);
      const data = this.queryClient.getQueryData<BoardData>(key);
      // A board that is behind is on its way anew, and gets the change then.
      if (!data || this.#isBehind(data)) continue;
      const changed = applyToBoard(data, change, board, viewer);
      if (changed !== data) this.queryClient.setQueryData<BoardData>(key, changed);
    }
    const key = orderKeys.detail(change.order._id);
    const detail = this.queryClient.getQueryData<Detail>(key);
    if (detail && detail.order.version < change.order.version) {
      this.queryClient.setQueryData<Detail>(key, { ...detail, order: viewedBy(change.order, viewer) });
      // Its history has grown too.
      this.#refetch(key);
    }
    this.#refetchLists();
  }

  #isBehind(data: BoardData | undefined): boolean {
    return data !== undefined && data.seq < this.#heard.completeAfter;
  }

  #refetch(queryKey: readonly unknown[]): void {
    void this.queryClient.invalidateQueries({ queryKey });
  }

  #refetchLists(): void {
    this.#listsTimer ??= setTimeout(() => {
      this.#listsTimer = undefined;
      void this.queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, kind] }) => resource === 'orders' && kind !== 'board' && kind !== 'detail',
      });
    }, listsEveryMs);
  }
}
