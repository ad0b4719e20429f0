import type { OrderMessage } from '../entities/orderMessage';
import { orderStatus } from './statuses';

/** Why the system ended an order, or reopened it. Orders store these codes, and apps show them in the user's language. */
export const systemReasons = {
  notAccepted: 'system.not_accepted',
  noShow: 'system.no_show',
  assumedCollected: 'system.assumed_collected',
  feeUnpaid: 'system.fee_unpaid',
  testOver: 'system.test_over',
  arrivedBefore: 'system.arrived_before',
} as const;

/** Whether a message says that a new order was rejected because no one accepted it in time. */
export const isNotAccepted = ({ change }: Pick<OrderMessage, 'change'>): boolean =>
  change.to === orderStatus.REJECTED && change.by.kind === 'system' && change.reason === systemReasons.notAccepted;
