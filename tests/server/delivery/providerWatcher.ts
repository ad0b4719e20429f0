import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { ClientToServerEvents, ProviderMove, ServerToClientEvents } from '#contract/events';
import type { TestSession } from '../../support/login';

type Watcher = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Watches the map as a person would: collects the news of delivery people. */
export async function watch(url: string, session: Pick<TestSession, 'store_id' | 'token'>) {
  const socket: Watcher = io(url, {
    auth: { store_id: session.store_id, servertoken: session.token },
    transports: ['websocket'],
    forceNew: true,
  });
  onTestFinished(() => void socket.close());
  const received: { providers: ProviderMove[] }[] = [];
  socket.on('providers', ({ providers: moved }) => received.push({ providers: moved }));
  await new Promise<void>((resolve) => socket.once('position', () => resolve()));
  const { watching } = await socket.emitWithAck('watch_providers');
  return {
    socket,
    received,
    watching,
    lastOf: (id: string) => received.flatMap((one) => one.providers).findLast(({ _id }) => _id === id),
  };
}
