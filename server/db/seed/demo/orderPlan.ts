import type { OrderType } from '#contract/orders/statuses';
import type { DemoCustomer } from '../../../demoWorld/menus/people';
import type { Move } from './orderCourse';
import type { StoreScene } from './storeScene';

/** What is known of an order before it is put together. */
export interface OrderPlan {
  type: OrderType;
  customer: DemoCustomer;
  created_at: Date;
  schedule_at: Date | null;
  course: readonly Move[];
  provider_id: string;
  table: StoreScene['tables'][number] | null;
  /** Asked for at the door; a customer of the seed has nobody to tell it. */
  is_confirmation_code_required: boolean;
}
