/** When a store's search for a delivery person starts automatically: once the order is accepted, or once it is ready. */
export const autoAssignments = ['off', 'accepted', 'ready'] as const;
export type AutoAssignment = (typeof autoAssignments)[number];

/** A store's rules for its orders. Durations in minutes, money in minor units. */
export interface OrderRules {
  /** Accept orders from the platform automatically. */
  is_auto_accept: boolean;
  /** A new order without an answer is rejected after this long; 0 never. */
  answer_within: number;
  /** The customer may cancel an accepted order for this long after it was accepted. */
  cancel_within: number;
  /** What such a cancellation costs the customer. */
  cancellation_charge: number;
  /** Suggested when an order is accepted, and the base of the promised time. */
  preparation_time: number;
  /** Travel allowed for in a delivery's promised time. */
  delivery_time: number;
  /** A card turns amber this long before its promised time, and red when it has passed. */
  warn_before: number;
  /** A table is kept this long after its time. */
  grace_period: number;
  /** A person offered a delivery answers within this many seconds. */
  offer_seconds: number;
  /** When the search for a delivery person starts automatically. */
  auto_assign: AutoAssignment;
  /** Minutes between the times that are offered; any minute within the opening hours is taken. */
  slot_minutes: number;
  is_confirmation_code_required_at_delivery: boolean;
  is_confirmation_code_required_at_pickup: boolean;
}

/** How long a table is held for a booking, in minutes. */
export const tableReservationMinutes = 120;
