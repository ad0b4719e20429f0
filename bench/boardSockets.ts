/**
 * Open boards for row 3, in a process of their own: socket.io clients of one store, each of which reconnects and
 * catches up as the app does. Arguments: address, store ID, tokens of its sessions, separated by commas, number of
 * boards. Sends `{kind: 'ready'}` when all are connected, then `{kind: 'arrived', board, order_id, at}` for each new
 * order on each board.
 */
import { io, type Socket } from 'socket.io-client';
import type { OrderMessage } from '#contract/entities/orderMessage';
import {
  type ClientToServerEvents,
  isOrderMessage,
  type ServerToClientEvents,
  type StoreEvent,
  socketEvents,
} from '#contract/stream';
import { StoreStream } from '../src/realtime/storeStream';

const [address = '', store_id = '', tokenList = '', count = '1'] = process.argv.slice(2);
const tokens = tokenList.split(',');

export type BoardReport = { kind: 'ready' } | { kind: 'arrived'; board: number; order_id: string; at: number };
const report = (message: BoardReport) => process.send?.(message);

/** Milliseconds since 1970, with fractions: the same clock in both processes. */
const clock = () => performance.timeOrigin + performance.now();

const isNewOrder = (event: StoreEvent): event is StoreEvent & { messageData: OrderMessage } =>
  isOrderMessage(event) && event.messageData.change.from === null && event.messageData.change.axis === 'order';

let connected = 0;
for (let board = 0; board < Number(count); board += 1) {
  const stream = new StoreStream();
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(address, {
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
    auth: (give) =>
      give({
        store_id,
        servertoken: tokens[board % tokens.length] ?? '',
        device_token: `bench-${board}`,
        last_seq: stream.lastSeq,
      }),
  });
  const show = (events: StoreEvent[]) => {
    const at = clock();
    for (const event of events) {
      if (isNewOrder(event)) report({ kind: 'arrived', board, order_id: event.messageData.order_id, at });
    }
  };
  const askForMissing = () => {
    if (stream.missingAfter === null) return;
    socket.emit(socketEvents.replay, { after: stream.missingAfter }, (reply) => {
      if ('events' in reply) show(reply.events.flatMap((event) => stream.take(event)));
    });
  };
  socket.on(socketEvents.position, ({ seq }) => {
    if (stream.lastSeq === null) {
      connected += 1;
      if (connected === Number(count)) report({ kind: 'ready' });
    }
    show(stream.position(seq));
    askForMissing();
  });
  socket.on(socketEvents.store, (event) => show(stream.take(event)));
}
