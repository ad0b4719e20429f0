import { z } from 'zod';

/** Who may say where a request came from: nobody, any proxy, so many proxies in a row, or those at a list of addresses. */
const trustedProxies = z
  .string()
  .regex(/^(true|false|\d+|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/, 'true, false, a number of proxies, or addresses')
  .default('false')
  .transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
  });

/** Origins, as a browser names them: `https://app.example.com`. */
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((address) => address.trim() || []))
  .refine((list) => list.every((address) => URL.canParse(address) && new URL(address).origin === address), {
    message: 'origins such as https://app.example.com, without a path, separated by commas',
  });

/** The script of an outside chat and, after a `#`, the id that it knows us by. */
const widget = z
  .string()
  .default('')
  .refine((value) => value === '' || /^https?:\/\/[^#\s;,]+#[\w-]+$/.test(value), {
    message: 'the address of a script and an id: https://chat.example.com/sdk.js#id',
  })
  .transform((value) => {
    const [script = '', id = ''] = value.split('#');
    return value === '' ? null : { script, id };
  });

const mailbox = z.union([z.literal(''), z.email()]).default('');

/** Each setting by itself; `envSchema` adds what they need of each other. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES_DIR: z.string().default(''),
  DATABASE_URL: z.string().default(''),
  REDIS_URL: z.string().default(''),
  PLATFORM_KEY: z.string().default(''),
  APP_KEY: z.string().default(''),
  DEMO: z.enum(['on', 'data', 'off']).optional(),
  SIMULATE_RATE: z.coerce.number().min(0).max(600).default(4),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies,
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_FROM: mailbox,
  SUPPORT_EMAIL: mailbox,
  SUPPORT_ADDRESSES: origins,
  SUPPORT_WIDGET: widget,
});

/** Every setting of the server, by environment variable. `.env.example` and the README list the same. */
export const envSchema = settings
  .refine((env) => !env.DATABASE_URL || Boolean(env.APP_KEY), {
    path: ['APP_KEY'],
    message: 'needed with DATABASE_URL, and the same for every process',
    // Also beside faults of other settings: all of them are listed at once.
    when: () => true,
  })
  .refine((env) => !env.SMTP_URL || Boolean(env.MAIL_FROM), {
    path: ['MAIL_FROM'],
    message: 'needed with SMTP_URL: the address that mail comes from',
    when: () => true,
  });

export type Env = Omit<z.infer<typeof envSchema>, 'DEMO'> & { DEMO: 'on' | 'data' | 'off' };

/**
 * Reads the settings.
 *
 * @param source usually `process.env`; an empty value counts as not set
 * @throws an error that lists every bad setting, one a line
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return { ...env, DEMO: env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on') };
}
