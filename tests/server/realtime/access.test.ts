import { expect, it, vi } from 'vitest';
import type { Grants } from '#contract/permissions';
import type { Session } from '#server/http/handler';
import { refreshSocket } from '#server/realtime/access';
import { rooms, type StoreSocket } from '#server/realtime/rooms';

const sessionWith = (grants: Grants) =>
  ({ id: 'here', store_id: 'store', accessBlocker: null, grants }) as unknown as Session;
const cook = sessionWith([{ url: 'store/order', permission: 1 }]);
const nobody = sessionWith([]);

it('uses the later of two reloads of a socket’s session, whichever is answered first', async () => {
  const inRooms = new Set([rooms.orders('store', 'all')]);
  const socket = {
    data: { auth: { servertoken: 'token' }, session: cook, reloads: 0 },
    ...{ emit: vi.fn(), disconnect: vi.fn() },
    join(names: string[]) {
      for (const name of names) inRooms.add(name);
    },
    leave: (name: string) => inRooms.delete(name),
  } as unknown as StoreSocket;
  const { promise: slow, resolve: answer } = deferred<Session>();
  const earlier = refreshSocket(socket, () => slow);
  expect(await refreshSocket(socket, async () => nobody)).toBe('changed');
  answer(cook);
  await earlier;
  expect(socket.data.session.grants).toEqual([]);
  expect(inRooms).not.toContain(rooms.orders('store', 'all'));
  expect(inRooms).toContain(rooms.orders('store', 'none'));
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}
