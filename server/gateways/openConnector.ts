import type { Logger } from 'pino';
import type { Env } from '../env';
import { type Connector, connect } from './connect/connect';

/**
 * Opens the connector to addresses outside. Those that the operator's own settings name can be anywhere, and so can
 * stores' own if they are in a range that the operator allows.
 */
export const openConnector = (
  { SMS_URL, OUTBOUND_RANGES }: Pick<Env, 'SMS_URL' | 'OUTBOUND_RANGES'>,
  log: Pick<Logger, 'info'>,
): Connector => connect({ log, allowed: OUTBOUND_RANGES, trusted: SMS_URL ? [SMS_URL] : [] });
