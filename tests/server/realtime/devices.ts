import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { isOrderMessage, type StoreEvent } from '#contract/events';
import { type AppDeps, buildApp } from '#server/app';
import { readEnv } from '#server/env';
import type { ConnectionState } from '../../../src/realtime/connectionWatch';
import { createRealtime, type RealtimeOptions } from '../../../src/realtime/createRealtime';
import { testAppKey, testPlatformKey } from '../../support/buildTestApp';
import type { TestSession } from '../../support/login';
import { until } from '../../support/until';

interface ListenOptions extends Pick<AppDeps, 'socketLimits' | 'requestLimits' | 'logTo'> {
  port?: number;
  env?: Record<string, string | undefined>;
}

/** The production app on a database, listening. Close it yourself where the test goes on without it. */
export async function listen(
  database: AppDeps['database'],
  { port = 0, env = {} as Record<string, string | undefined>, ...options }: ListenOptions = {},
) {
  const app = await buildApp({
    ...options,
    database,
    env: readEnv({
      LOG_LEVEL: 'error',
      PLATFORM_KEY: testPlatformKey,
      APP_KEY: testAppKey,
      DEMO: 'off',
      REDIS_URL: process.env.TEST_REDIS_URL,
      ...env,
    }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  const { port: taken } = app.server.address() as AddressInfo;
  onTestFinished(() => app.close());
  return { app, port: taken, url: `http://127.0.0.1:${taken}` };
}

/** A way to a port that can stop passing anything on without closing a connection, as a network does. */
export async function silenceableNetwork(port: number) {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy());
    far.on('data', (data) => near.write(data)).on('close', () => near.destroy());
    if (isSilent) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence() {
      isSilent = true;
      for (const socket of open) socket.pause();
    },
    /** Silenced connections stay silent, as after a change of network; new ones get through. */
    restore() {
      isSilent = false;
    },
  };
}

/** A board's page as far as the stream reaches: the app's own client, and what it was given. */
export class Device {
  readonly events: StoreEvent[] = [];
  readonly restarts: number[] = [];
  readonly refusals: number[] = [];
  readonly states: ConnectionState['status'][] = [];
  readonly #client: ReturnType<typeof createRealtime>;

  constructor(url: string, session: Pick<TestSession, 'store_id' | 'token'>, options: Partial<RealtimeOptions> = {}) {
    this.#client = createRealtime({
      url,
      auth: () => ({ store_id: session.store_id, servertoken: session.token, device_token: 'device-1' }),
      onEvent: (event) => this.events.push(event),
      onRestart: (seq) => this.restarts.push(seq),
      onRefused: (code) => this.refusals.push(code),
      onState: ({ status }) => this.states.push(status),
      ...options,
    });
    onTestFinished(() => this.#client.close());
  }

  get seqs() {
    return this.events.map(({ seq }) => seq);
  }
  get orderIds() {
    return this.events.filter(isOrderMessage).map(({ messageData }) => messageData.order_id);
  }
  get lastSeq() {
    return this.#client.lastSeq;
  }
  get status() {
    return this.#client.state.status;
  }

  async live(): Promise<this> {
    await until(() => {
      if (this.status !== 'live') throw new Error(`still ${this.status}`);
    });
    return this;
  }

  close(): void {
    this.#client.close();
  }
}
