import { openMailServer } from '../tests/support/mailServer';
import { solvedCaptcha } from '../tests/support/solvedCaptcha';
import { newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { filledEmail } from './fillSubStores';
import { appKey, startServer } from './serverProcess';
import { makeCall } from './storeClient';

const pairs = 500;
const warmUps = 20;
/** As much as the medians may differ: the larger of the two. */
const tolerance = { ms: 5, share: 0.05 };

/** Row 17: whether the time of a reply tells which addresses have an account. */
export const forgottenPasswords: Benchmark = {
  row: 17,
  title: `forgot_password, ${pairs} known and ${pairs} unknown addresses`,
  async run() {
    const database = await newDatabase();
    await database.fillSubStores(pairs + warmUps);
    const mail = await openMailServer();
    const server = await startServer(database.settings, {
      env: {
        ...{ DEMO: 'off', SMTP_URL: mail.url, MAIL_FROM: 'bench@storedesk.test' },
        // Each request comes from another IP address, since the limits would end the work early.
        ...{ PUBLIC_ADDRESS: 'https://bench.storedesk.test', TRUST_PROXY: '1' },
      },
    });
    let asked = 0;
    async function timeOf(email: string): Promise<number> {
      asked += 1;
      const from = { 'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}` };
      const captcha_token = await solvedCaptcha({ APP_KEY: appKey });
      const started = performance.now();
      await makeCall(server.address, 'forgot_password', { email, type: 2, captcha_token }, from);
      return performance.now() - started;
    }
    try {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let pair = 1 - warmUps; pair <= pairs; pair += 1) {
        const address = filledEmail(pair + warmUps);
        // In random order, so that neither is always measured after the other's mail.
        const isKnownFirst = Math.random() < 0.5;
        const first = await timeOf(isKnownFirst ? address : `no-${address}`);
        const second = await timeOf(isKnownFirst ? `no-${address}` : address);
        if (pair < 1) continue;
        known.push(isKnownFirst ? first : second);
        unknown.push(isKnownFirst ? second : first);
      }
      const difference = Math.abs(median(known) - median(unknown));
      return [
        {
          what: `forgot_password p50, ${database.kind}`,
          measured: `${milliseconds(median(known))} known`,
          reference: `${milliseconds(median(unknown))} unknown`,
          ratio: (median(known) / median(unknown)).toFixed(2),
          target: `within ${tolerance.ms} ms or ${tolerance.share * 100} %`,
          isReached: difference <= Math.max(tolerance.ms, tolerance.share * median(unknown)),
        },
      ];
    } finally {
      await server.stop();
      await mail.close();
    }
  },
};
