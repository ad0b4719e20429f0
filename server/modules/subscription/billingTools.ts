import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import type { PaymentGateway } from '#server/gateways/payments/paymentGateway';

/** Everything that billing needs, in a call as in the job. */
export interface BillingTools {
  db: Database;
  env: Env;
  /** The platform's own account; `null` if there is none. Never a store's. */
  billing: PaymentGateway | null;
  now: () => Date;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
}
