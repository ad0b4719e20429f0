import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import type { Board } from '#contract/orders/boards';
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

const changesMax = 500;

/** The latest changes received, to be applied again to answers that were made before them. */
class ReceivedChanges {
  #changes: (OrderChange & { seq: number })[] = [];
  /** Every change after this number has been received. An older answer can't be brought up to date. */
  completeAfter = 0;

  get all(): readonly OrderChange[] {
    return this.#changes;
  }

  /** Whether the stream has delivered this version of an order, or a later one. */
  hasOvertaken({ _id, version }: OrderChange['order']): boolean {
    return this.#changes.some(({ order }) => order._id === _id && order.version >= version);
  }

  add(change: OrderChange & { seq: number }): void {
    this.#changes.push(change);
    if (this.#changes.length <= changesMax) return;
    const dropped = this.#changes.shift();
    if (dropped) this.completeAfter = dropped.seq;
  }

  /** The stream starts or restarts after `seq`. */
  restart(seq: number): void {
    this.#changes = [];
    this.completeAfter = seq;
  }
}

type Detail = ReplyOf<'get_order'>;

/** A page of a list, as react-admin keeps it. */
interface ListedOrders {
  data: (Order & { id: string })[];
}

/** Other order lists are refetched at most this often. */
const listsEveryMs = 1_500;

/** Keeps cached orders current: boards and open orders are updated in place, other lists are refetched. */
export class OrderCache {
  readonly #received = new ReceivedChanges();
  #listsTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param viewer the current viewer; read at each change */
  constructor(
    private readonly queryClient: QueryClient,
    private readonly viewer: () => OrderViewer,
  ) {
    for (const board of liveBoards) {
      // No matter who fetches a board or a day of it, merge the reply with the changes received since.
      queryClient.setQueryDefaults(orderKeys.board(board), {
        structuralSharing: (previous, fetched) =>
          mergeBoard(previous as BoardData | undefined, fetched as BoardData, this.#received.all, board, viewer()),
      });
    }
  }

  /** Refetches boards whose answer was made before the stream started. Returns a function that stops it. */
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

  /** Applies an event from the stream; called in order. */
  applyEvent(event: StoreEvent): void {
    if (!isOrderMessage(event) || event.seq === null) return;
    const change = { seq: event.seq, order: event.messageData.order };
    this.#received.add(change);
    this.#apply(change);
  }

  /** Shows an order as returned by the user's own call, before its event arrives. */
  applyReply(order: OrderChange['order']): void {
    // A slow reply: boards that the order has left since would take it for a new one.
    if (this.#received.hasOvertaken(order)) return;
    this.#apply({ seq: null, order });
  }

  /** The stream starts or restarts after `seq`: anything older is refetched. */
  restart(seq: number): void {
    this.#received.restart(seq);
    for (const [key, data] of this.queryClient.getQueriesData<BoardData>({ queryKey: orderKeys.boards })) {
      if (data && data.seq !== seq) this.#refetch(key);
    }
    this.#refetch(orderKeys.details);
    this.#refetchLists();
  }

  /**
   * The viewer's permissions have changed: the orders on screen update their actions immediately, without a refetch.
   */
  refreshRights(): void {
    const viewer = this.viewer();
    const asViewed = (order: Order) => viewedBy(order, viewer);
    this.queryClient.setQueriesData<BoardData>(
      { queryKey: orderKeys.boards },
      (data) => data && { ...data, orders: data.orders.map(asViewed) },
    );
    // Queries below an open order, such as its log, don't contain an order.
    this.queryClient.setQueriesData<Partial<Detail>>(
      { queryKey: orderKeys.details },
      (data) => data && (data.order ? { ...data, order: asViewed(data.order) } : data),
    );
  }

  /** Compares everything on screen with the server. */
  reconcile(): void {
    void this.queryClient.invalidateQueries({ queryKey: orderKeys.all }, { cancelRefetch: false });
  }

  #apply(change: OrderChange): void {
    const viewer = this.viewer();
    for (const [key, data] of this.queryClient.getQueriesData<BoardData>({ queryKey: orderKeys.boards })) {
      // An outdated board is already being refetched, and will include the change.
      if (!data || this.#isBehind(data)) continue;
      const changed = applyToBoard(data, change, key[2] as Board, viewer);
      if (changed !== data) this.queryClient.setQueryData<BoardData>(key, changed);
    }
    const key = orderKeys.detail(change.order._id);
    const detail = this.queryClient.getQueryData<Detail>(key);
    if (detail && detail.order.version < change.order.version) {
      this.queryClient.setQueryData<Detail>(key, { ...detail, order: viewedBy(change.order, viewer) });
      // Its history has grown too.
      this.#refetch(key);
    }
    this.#applyToLists(change.order, viewer);
    this.#refetchLists();
  }

  /** Rows of lists change at once; whether they still match the list, its next fetch decides. */
  #applyToLists(order: OrderChange['order'], viewer: OrderViewer): void {
    this.queryClient.setQueriesData<ListedOrders>({ queryKey: orderKeys.lists }, (list) => {
      if (!list?.data.some(({ _id, version }) => _id === order._id && version < order.version)) return list;
      const data = list.data.map((row) => (row._id === order._id ? { ...row, ...viewedBy(order, viewer) } : row));
      return { ...list, data };
    });
  }

  #isBehind(data: BoardData | undefined): boolean {
    return data !== undefined && data.seq < this.#received.completeAfter;
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
