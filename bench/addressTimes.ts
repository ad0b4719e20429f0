import type { BodyOf, CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { openMailServer } from '../tests/support/mailServer';
import { solvedCaptcha } from '../tests/support/solvedCaptcha';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { socialTicketOf } from './fillSocialTickets';
import { filledEmail } from './fillSubStores';
import { appKey, startServer } from './serverProcess';
import { askCall } from './storeClient';

const pairs = 500;
const warmUps = 20;
/** As much as the medians may differ: the larger of the two. */
const tolerance = { ms: 5, share: 0.05 };

/** The address of a pair, from 1, that an account has; and one that none has. */
const known = filledEmail;
const unknown = (number: number): string => `no-${filledEmail(number)}`;

/** One call of a subject, which names an address. */
interface Subject<Name extends CallName = CallName> {
  what: string;
  name: Name;
  /** Pairs before the measured ones. */
  warmUps: number;
  /** The code with which both are refused, or `null` where both succeed. */
  code: number | null;
  /** Returns the body; its time isn't measured. */
  bodyFor: (email: string) => Promise<BodyOf<Name>> | BodyOf<Name>;
  /** Receives each reply. */
  keep?: (email: string, reply: { registration?: string }) => void;
}

const subject = <Name extends CallName>(one: Subject<Name>): Subject => one as unknown as Subject;

const captcha = () => solvedCaptcha({ APP_KEY: appKey });
/** The registrations that were begun, by their address: the codes are tried with them. */
const registrations = new Map<string, string>();

const subjects: readonly Subject[] = [
  subject({
    ...{ what: 'sign_in, a wrong password', name: 'sign_in', warmUps },
    code: errorCodes.WRONG_USERNAME_OR_PASSWORD,
    bodyFor: (email) => ({ email, password: 'not this one' }),
  }),
  subject({
    ...{ what: 'forgot_password', name: 'forgot_password', warmUps, code: null },
    bodyFor: async (email) => ({ email, type: 2, captcha_token: await captcha() }),
  }),
  subject({
    // The hour of all registrations has a limit, which the measured ones just reach.
    ...{ what: 'begin_registration', name: 'begin_registration', warmUps: 0, code: null },
    bodyFor: async (email) => ({ email, captcha_token: await captcha() }),
    keep: (email, { registration = '' }) => registrations.set(email, registration),
  }),
  subject({
    ...{ what: 'verify_registration_email, a wrong code', name: 'verify_registration_email', warmUps: 0 },
    code: errorCodes.INVALID_OTP,
    // One in a million is right.
    bodyFor: (email) => ({ registration: registrations.get(email) ?? '', email_otp: '000000' }),
  }),
  subject({
    ...{ what: 'social_sign_in, not linked', name: 'social_sign_in', warmUps },
    code: errorCodes.NOT_REGISTERED_WITH_SOCIAL,
    bodyFor: (email) => ({ ticket: socialTicketOf(email) }),
  }),
];

/** Row 17: whether the time of a reply tells which addresses have an account. */
export const addressTimes: Benchmark = {
  row: 17,
  title: `${subjects.length} calls with ${pairs} known and ${pairs} unknown addresses`,
  async run() {
    const database = await newDatabase();
    await database.fillSubStores(pairs + warmUps);
    await database.fillSocialTickets(
      Array.from({ length: pairs + warmUps }, (_, n) => [known(n + 1), unknown(n + 1)]).flat(),
    );
    const mail = await openMailServer();
    const server = await startServer(database.settings, {
      env: {
        ...{ DEMO: 'off', SMTP_URL: mail.url, MAIL_FROM: 'bench@storedesk.test' },
        // Each request comes from another IP address, since the limits would end the work early.
        ...{ PUBLIC_ADDRESS: 'https://bench.storedesk.test', TRUST_PROXY: '1' },
      },
    });
    let asked = 0;
    async function timeOf({ what, name, code, bodyFor, keep }: Subject, email: string): Promise<number> {
      asked += 1;
      const from = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
      const body = await bodyFor(email);
      const started = performance.now();
      const reply = await askCall(server.address, name, body, from);
      const taken = performance.now() - started;
      const refusedWith = reply.success ? null : reply.error_code;
      if (refusedWith !== code) throw new Error(`${what} got ${JSON.stringify(reply).slice(0, 300)}`);
      if (reply.success) keep?.(email, reply as { registration?: string });
      return taken;
    }
    async function measure(one: Subject): Promise<Figure> {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let pair = 1; pair <= pairs + one.warmUps; pair += 1) {
        // In random order, so that neither is always measured after the other's mail.
        const isKnownFirst = Math.random() < 0.5;
        const first = await timeOf(one, isKnownFirst ? known(pair) : unknown(pair));
        const second = await timeOf(one, isKnownFirst ? unknown(pair) : known(pair));
        if (pair <= one.warmUps) continue;
        times.known.push(isKnownFirst ? first : second);
        times.unknown.push(isKnownFirst ? second : first);
      }
      const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
      return {
        what: `${one.what}, p50, ${database.kind}`,
        measured: `${milliseconds(ofKnown)} known`,
        reference: `${milliseconds(ofUnknown)} unknown`,
        ratio: (ofKnown / ofUnknown).toFixed(2),
        target: `within ${tolerance.ms} ms or ${tolerance.share * 100} %`,
        isReached: Math.abs(ofKnown - ofUnknown) <= Math.max(tolerance.ms, tolerance.share * ofUnknown),
      };
    }
    try {
      const figures: Figure[] = [];
      for (const one of subjects) figures.push(await measure(one));
      return figures;
    } finally {
      await server.stop();
      await mail.close();
    }
  },
};
