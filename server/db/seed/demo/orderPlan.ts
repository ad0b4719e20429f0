import type { AgreedFee } from '#contract/bookings/bookingFee';
import type { OrderType } from '#contract/orders/statuses';
import type { DemoCustomer } from '../../../demoData/menus/people';
import type { Move } from './orderCourse';
import type { StoreScene } from './storeScene';

interface PlannedFee {
  agreed: AgreedFee;
  due_at: Date;
  is_paid: boolean;
}

/** The known parts of an order before it is built. */
export interface OrderPlan {
  type: OrderType;
  customer: DemoCustomer;
  created_at: Date;
  schedule_at: Date | null;
  course: readonly Move[];
  provider_id: string;
  table: StoreScene['tables'][number] | null;
  /** The code asked for at the door; a customer of the seed can't tell it to anyone. */
  is_confirmation_code_required: boolean;
  /** Guests who booked without dishes, their tables if they have several, and the fee that they were asked for. */
  party?: { persons: number; joined: readonly StoreScene['tables'][number][] | null; fee?: PlannedFee };
  /**
   * Uses a separate random sequence and appears in neither the reviews nor the audit log, so that the rest of the demo
   * doesn't change.
   */
  isAside?: boolean;
}
