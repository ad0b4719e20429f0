import type { OrderMessage } from '../entities/orderMessage';
import { orderStatus } from './statuses';
import { systemReasons } from './systemReasons';

/** Whether a message says that a new order was rejected because no one answered it in time. */
export const isUnanswered = ({ change }: Pick<OrderMessage, 'change'>): boolean =>
  change.to === orderStatus.REJECTED && change.by.kind === 'system' && change.reason === systemReasons.notAnswered;
