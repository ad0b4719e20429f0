import { z } from 'zod';
import { accountLimits } from '#contract/accountLimits';
import { smsFormats } from '#contract/messages/smsFormats';
import {
  addressRanges,
  addressSearch,
  hostName,
  ipAddresses,
  isOrigin,
  issuer,
  origins,
  tiles,
  webBase,
  widget,
} from './envAddresses';
import { billingSettings } from './envBilling';

/** Fewest characters of a key: 32 characters of base64 are 192 random bits. */
export const keyLength = 32;

/**
 * Who is trusted to say where a request came from: no one, any proxy, a number of proxies in a row, or proxies at
 * given addresses.
 */
const trustedProxies = z
  .string()
  .regex(/^(true|false|\d+|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/, 'true, false, a number of proxies, or addresses')
  .default('false')
  .transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
  });

const firebaseApp = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  messagingSenderId: z.string().min(1),
  appId: z.string().min(1),
});

/** Firebase's configuration of a web app, as its console shows it; what else it holds is not needed. */
const webConfig = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === '') return null;
    try {
      return firebaseApp.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON with apiKey, projectId, messagingSenderId and appId' });
      return z.NEVER;
    }
  });

/** A secret that can't be guessed; empty: not set. */
const secretKey = z
  .string()
  .default('')
  .refine((key) => key === '' || key.length >= keyLength, {
    message: `at least ${keyLength} characters; generate one with: openssl rand -base64 32`,
  });

/** Settings of one of the two services that people can sign in with. */
const socialSettings = <const Position extends 1 | 2>(position: Position) => {
  const named = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
    ({ [`SOCIAL_${position}_${name}`]: schema }) as Record<`SOCIAL_${Position}_${Name}`, Schema>;
  return {
    ...named('ISSUER', issuer),
    ...named('CLIENT_ID', z.string().default('')),
    ...named('CLIENT_SECRET', z.string().default('')),
    ...named('LABEL', z.string().trim().max(40).default('')),
    ...named('TRUST_EMAIL', z.enum(['on', 'off']).default('off')),
  };
};

const mailbox = z.union([z.literal(''), z.email()]).default('');

/** Each setting on its own; `envSchema` adds the rules between them. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES_DIR: z.string().default(''),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  DATABASE_URL: z.string().default(''),
  REDIS_URL: z.string().default(''),
  PLATFORM_KEY: secretKey,
  APP_KEY: secretKey,
  METRICS_KEY: secretKey,
  API_DOCS: z.enum(['on', 'off']).optional(),
  DEMO: z.enum(['on', 'data', 'off']).optional(),
  SIMULATE_RATE: z.coerce.number().min(0).max(600).default(4),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies,
  PUBLIC_ADDRESS: z
    .string()
    .default('')
    .refine(
      (address) => address === '' || isOrigin(address),
      'an origin such as https://app.example.com, without a path',
    ),
  TABLE_CODE_ADDRESS: webBase,
  CUSTOMER_SITE_HOST: hostName,
  CUSTOMER_SITE_IPS: ipAddresses,
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_FROM: mailbox,
  OUTBOUND_RANGES: addressRanges,
  SMS_FORMAT: z.enum(['', ...smsFormats]).default(''),
  SMS_AUTH_ID: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  SMS_AUTH_TOKEN: z.string().default(''),
  SMS_FROM: z
    .string()
    .regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})?$/, 'a number with its country code, or a name of up to 11 letters')
    .default(''),
  SMS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  TERMS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  SUPPORT_EMAIL: mailbox,
  SUPPORT_ADDRESSES: origins,
  SUPPORT_WIDGET: widget,
  MAP_TILES_URL: tiles,
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  ADDRESS_SEARCH_URL: addressSearch,
  ADDRESS_SEARCH_ATTRIBUTION: z.string().default(''),
  ADDRESS_SEARCH_RATE: z.coerce.number().min(0.1).max(100).default(1),
  FIREBASE_SERVICE_ACCOUNT: z.string().default(''),
  FIREBASE_WEB_CONFIG: webConfig,
  FIREBASE_VAPID_KEY: z.string().default(''),
  ABANDONED_STORE_DAYS: z.coerce
    .number()
    .int()
    .max(3_650)
    .refine((days) => days === 0 || days >= accountLimits.abandonedDaysMin, {
      message: `0, or at least ${accountLimits.abandonedDaysMin} days`,
    })
    .default(0),
  RECORDS_YEARS: z.coerce.number().int().min(1).max(30).default(10),
  FCM_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  ...socialSettings(1),
  ...socialSettings(2),
  ...billingSettings,
});

type Settings = z.infer<typeof settings>;
type SocialName = Extract<keyof Settings, `SOCIAL_${string}`>;

const socialPositions = [1, 2] as const;

const socialValues = (env: Pick<Settings, SocialName>, position: 1 | 2): string[] => [
  env[`SOCIAL_${position}_ISSUER`],
  env[`SOCIAL_${position}_CLIENT_ID`],
  env[`SOCIAL_${position}_CLIENT_SECRET`],
  env[`SOCIAL_${position}_LABEL`],
];

const isAllOrNone = (values: readonly unknown[]): boolean => new Set(values.map(Boolean)).size === 1;

/** Every setting of the server, by environment variable. `.env.example` and the README list the same. */
export const envSchema = settings
  .refine((env) => !env.DATABASE_URL || Boolean(env.APP_KEY), {
    path: ['APP_KEY'],
    message: 'needed with DATABASE_URL, and the same for every process',
    // Also beside errors of other settings: all of them are listed at once.
    when: () => true,
  })
  .refine((env) => env.S3_BUCKET === '' || (env.S3_REGION && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    when: () => true,
  })
  .refine(
    (env) => env.S3_BUCKET || !(env.S3_REGION || env.S3_ACCESS_KEY_ID || env.S3_SECRET_ACCESS_KEY || env.S3_ENDPOINT),
    { path: ['S3_BUCKET'], message: 'needed with the other S3 settings', when: () => true },
  )
  .refine((env) => env.S3_BUCKET === '' || env.FILES_DIR === '', {
    path: ['FILES_DIR'],
    message: 'files are either in this folder or in S3_BUCKET: set one of the two',
    when: () => true,
  })
  .refine((env) => !env.SMTP_URL || Boolean(env.MAIL_FROM), {
    path: ['MAIL_FROM'],
    message: 'needed with SMTP_URL: the address that mail comes from',
    when: () => true,
  })
  .refine((env) => !env.SMTP_URL || Boolean(env.PUBLIC_ADDRESS), {
    path: ['PUBLIC_ADDRESS'],
    message: 'needed with SMTP_URL: the address that links in mail lead to',
    when: () => true,
  })
  .refine((env) => isAllOrNone([env.SMS_FORMAT, env.SMS_AUTH_ID, env.SMS_AUTH_TOKEN, env.SMS_FROM]), {
    path: ['SMS_FORMAT'],
    message: 'needed together with SMS_AUTH_ID, SMS_AUTH_TOKEN and SMS_FROM, or none of the four',
    when: () => true,
  })
  .refine(
    (env) =>
      new Set([
        Boolean(env.FIREBASE_SERVICE_ACCOUNT),
        Boolean(env.FIREBASE_WEB_CONFIG),
        Boolean(env.FIREBASE_VAPID_KEY),
      ]).size === 1,
    {
      path: ['FIREBASE_SERVICE_ACCOUNT'],
      message: 'needed together with FIREBASE_WEB_CONFIG and FIREBASE_VAPID_KEY, or none of the three',
    },
  )
  .refine((env) => !env.BILLING_STRIPE_KEY || (env.BILLING_SELLER && env.PUBLIC_ADDRESS), {
    path: ['BILLING_STRIPE_KEY'],
    message: 'needs BILLING_SELLER and PUBLIC_ADDRESS',
    when: () => true,
  })
  .superRefine((env, context) => {
    for (const position of socialPositions) {
      const values = socialValues(env, position);
      const path = [`SOCIAL_${position}_ISSUER`];
      if (!isAllOrNone(values)) {
        const others = `SOCIAL_${position}_CLIENT_ID, SOCIAL_${position}_CLIENT_SECRET and SOCIAL_${position}_LABEL`;
        context.addIssue({ code: 'custom', path, message: `needed together with ${others}, or none of the four` });
      } else if (values[0] && !env.PUBLIC_ADDRESS) {
        const message = 'needed with SOCIAL_1_ISSUER or SOCIAL_2_ISSUER: where the service sends people back to';
        context.addIssue({ code: 'custom', path: ['PUBLIC_ADDRESS'], message });
      }
    }
    if (env.SOCIAL_1_ISSUER && env.SOCIAL_1_ISSUER === env.SOCIAL_2_ISSUER)
      context.addIssue({ code: 'custom', path: ['SOCIAL_2_ISSUER'], message: 'another service than SOCIAL_1_ISSUER' });
  });

/** Settings whose default depends on others. */
interface Derived {
  DEMO: 'on' | 'data' | 'off';
  API_DOCS: 'on' | 'off';
  BILLING: 'on' | 'off';
}

export type Env = Omit<z.infer<typeof envSchema>, keyof Derived> & Derived;

/** Whether push messages are sent at all. */
export const hasPush = (env: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>): boolean => env.FIREBASE_SERVICE_ACCOUNT !== '';

/** A service that people can sign in with, by OpenID Connect. */
export interface SocialProvider {
  /** Its place in the settings, which its addresses name. */
  position: 1 | 2;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As buttons name it. */
  label: string;
  /** Whether a registration needs no code for an address that the service says is verified. */
  isEmailTrusted: boolean;
}

/** The services that people can sign in with; none by default. */
export const socialProviders = (env: Pick<Env, SocialName>): SocialProvider[] =>
  socialPositions.flatMap((position) => {
    const [issuer = '', clientId = '', clientSecret = '', label = ''] = socialValues(env, position);
    if (issuer === '') return [];
    const isEmailTrusted = env[`SOCIAL_${position}_TRUST_EMAIL`] === 'on';
    return [{ position, issuer, clientId, clientSecret, label, isEmailTrusted }];
  });

/** Where a browser loads the tiles of maps from, as a content policy names it: `https://*.tiles.example.com`. */
export const tilesOrigin = ({ MAP_TILES_URL: url }: Pick<Env, 'MAP_TILES_URL'>): string | null =>
  /^https?:\/\/[^/]+/.exec(url)?.[0].replace('{s}', '*') ?? null;

/**
 * Reads the settings.
 *
 * @param source usually `process.env`; an empty value counts as not set
 * @throws an error that lists every bad setting, one a line
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const DEMO = env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on');
  // On by itself only where stores can pay: no one is locked out of an installation that never asked for it.
  const canCharge = env.BILLING_STRIPE_KEY !== '' || DEMO !== 'off';
  const BILLING = canCharge && env.BILLING !== 'off' ? 'on' : 'off';
  return { ...env, DEMO, API_DOCS: env.API_DOCS ?? (DEMO === 'off' ? 'off' : 'on'), BILLING };
}
