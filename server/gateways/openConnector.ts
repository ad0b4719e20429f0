import type { Logger } from 'pino';
import type { Env } from '../env';
import { type Connector, connect } from './connect/connect';

/** Opens the connector to addresses outside. Those that the operator's own settings name can be anywhere. */
export const openConnector = ({ SMS_URL }: Pick<Env, 'SMS_URL'>, log: Pick<Logger, 'info'>): Connector =>
  connect({ log, trusted: SMS_URL ? [SMS_URL] : [] });
