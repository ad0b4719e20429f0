import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The store's way of handling requests: answer them, refuse connections, or take them and never answer. */
type Mode = 'working' | 'refusing' | 'silent';

/** An S3-compatible server on loopback with an empty bucket. It checks the signature of each request. */
export async function s3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'storedesk-s3-'));
  const bucket = 'storedesk';
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();

  // In front of it, so that an outage can begin and end at the same address.
  let mode: Mode = 'working';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const front = createServer((socket) => {
    track(socket);
    if (mode === 'refusing') socket.destroy();
    if (mode !== 'working') return;
    const behind = track(connect(port, '127.0.0.1'));
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));

  return {
    /** Settings of a server that keeps its files here. The keys are the server's own. */
    env: {
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      FILES_DIR: '',
    },
    /** Changes what it does from now on; open connections are cut. */
    become(next: Mode) {
      mode = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
