import { resolve } from 'node:path';
import { demoSignIns } from './db/seed/demo/signIns';
import type { Env } from './env';
import { deliveryOf } from './modules/outgoing/service';

interface Started {
  address: string;
  env: Env;
  kind: 'embedded' | 'postgres';
  isNewPlatformKey: boolean;
}

const signIns = (): string[] =>
  demoSignIns.map(
    ({ kind, email, password }) => `  ${kind === 'store' ? 'owner' : 'sub-account'}  ${email} / ${password}`,
  );

function durability(kind: Started['kind'], folder: string): string {
  if (kind === 'postgres') return 'Data is in PostgreSQL (DATABASE_URL).';
  return (
    `Data is in ${folder}, in the embedded database: it survives a killed process, not a power cut.\n` +
    'For production, set DATABASE_URL to a PostgreSQL database.'
  );
}

/** A warning if mail can't leave: what doesn't work then; `null` if it can. */
export const mailWarning = (env: Pick<Env, 'SMTP_URL' | 'SMS_FORMAT' | 'DEMO'>): string | null =>
  deliveryOf(env, 'email') === 'none'
    ? 'SMTP_URL is not set, so no email can be sent: accounts can’t be registered or verified, forgotten passwords can’t ' +
      'be replaced, and invitations have to be passed on as links'
    : null;

/** Tells who started the server where it is, how to sign in and how safe its data is. */
export function announce({ address, env, kind, isNewPlatformKey }: Started): void {
  const lines = [`Storedesk is at ${address}`];
  if (env.DEMO !== 'off') lines.push('Demo sign-ins:', ...signIns());
  lines.push(durability(kind, resolve(env.DATA_DIR)));
  if (isNewPlatformKey) {
    lines.push(`Generated a platform key (stored in ${resolve(env.DATA_DIR, 'platform.key')}): ${env.PLATFORM_KEY}`);
  }
  console.log(lines.join('\n'));
}
