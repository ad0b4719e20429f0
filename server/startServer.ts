import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { announce, mailWarning } from './announce';
import { buildApp } from './app';
import { verifyAppKey } from './appKeyCheck';
import { assertAmountsConverted } from './db/amountDigits';
import { openDatabase } from './db/client';
import type { OpenDatabase } from './db/database';
import { migrateDatabase } from './db/migrate';
import { type Env, readEnv } from './env';
import { drawnPictures } from './files/drawnPictures';
import type { FileStore } from './files/fileStore';
import { openFileStore } from './files/openFileStore';
import { privateFiles } from './files/privateFiles';
import { openNameServers } from './gateways/nameServers';
import { openPushGateway } from './gateways/push/fcm';
import { openLogOutput } from './http/logOutput';
import { startJobs } from './jobs/index';
import { withKeys } from './keys';
import { openMailer } from './mail/mailer';
import { bookDemoPayouts } from './modules/ledger/service';
import { loadHolidays } from './modules/opening/publicHolidays';
import { offerDatabaseHold } from './operations/databaseHold';
import { secondDemoStore } from './secondDemoStore';
import { closeApp, finishMs } from './shutDown';

interface Stoppable {
  stop(): Promise<void>;
}

const now = () => new Date();

/** Fills an empty database with the demo; of servers that start at once, one does. */
async function seed(opened: OpenDatabase, files: FileStore, env: Env): Promise<void> {
  // Loaded where it is wanted alone: menus and 90 days of orders.
  const { seedDemo } = await import('./db/seed/demo/index');
  const places = { pictures: drawnPictures(files), papers: privateFiles(files, env) };
  await opened.exclusively(({ db }) =>
    seedDemo(db, {
      ...{ now: now(), ...places },
      setUpFirst: (tx, storeId) => bookDemoPayouts(tx, storeId, now()),
      ...(env.DEMO === 'on' && { setUpSecond: secondDemoStore(env, now) }),
    }),
  );
}

async function simulate(env: Env, port: number, log: Logger): Promise<Stoppable> {
  const { startSimulator } = await import('./simulator/index');
  return startSimulator({
    address: `http://127.0.0.1:${port}`,
    platformKey: env.PLATFORM_KEY,
    ordersPerMinute: env.SIMULATE_RATE,
    log,
  });
}

async function run(opened: OpenDatabase, env: Env, isNewPlatformKey: boolean): Promise<Stoppable> {
  await migrateDatabase(opened);
  await assertAmountsConverted(opened.db);
  await opened.exclusively(({ db }) => verifyAppKey(db, env));
  const files = openFileStore(env);
  // Before the app, whose log it writes to: a wrong setting ends the start.
  const push = openPushGateway(env, { info: (facts, text) => app.log.info(facts, text) });
  const mailer = openMailer(env);
  if (env.DEMO !== 'off') await seed(opened, files, env);

  const app = await buildApp({ database: opened, env, now, files, logTo: openLogOutput(process.stdout.fd) });
  const log = app.log as Logger;
  await loadHolidays();
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`;
  opened.setAddress(address);

  const jobs = startJobs({
    db: opened.db,
    env,
    files,
    push,
    gateways: app.paymentGateways,
    mailer,
    billing: app.billing,
    connector: app.connector,
    nameServers: openNameServers({ allowed: env.OUTBOUND_RANGES }),
    log,
    now,
    wakeOutbox: () => app.realtime.wakeOutbox(),
  });
  const backups = opened.kind === 'embedded' ? await offerDatabaseHold(opened.db, env.DATA_DIR, log) : null;
  const simulator = env.DEMO === 'on' ? await simulate(env, port, log) : null;
  const warning = mailWarning(env);
  if (warning) log.warn(warning);
  announce({ address, env, kind: opened.kind, isNewPlatformKey });
  return {
    async stop() {
      // First: the job that sends may be waiting for the mail server.
      mailer?.close();
      await Promise.all([backups?.close(), simulator?.stop(), jobs.stop(), closeApp(app, finishMs)]);
      await opened.close();
    },
  };
}

/**
 * Starts everything that a server is: database, calls, jobs and, for a demo, its life.
 *
 * @throws where a setting is not valid, or a port or a folder is in use, with a message for the person who started it
 */
export async function startServer(source: Record<string, string | undefined>): Promise<Stoppable> {
  const settings = readEnv(source);
  const opened = await openDatabase(settings);
  try {
    const { env, isNewPlatformKey } = withKeys(settings);
    return await run(opened, env, isNewPlatformKey);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
