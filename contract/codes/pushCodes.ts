/**
 * The `messageCode` of socket and push messages, by name, and what each does in the app.
 *
 * Imports nothing: the sign-in page loads it. The texts are in the language catalogues, typed by `PushCode`.
 */
export const pushCodes = {
  DELIVERY_ACCEPTED: 2061,
  DELIVERY_ON_THE_WAY: 2062,
  DELIVERY_ARRIVED: 2063,
  DELIVERY_PICKED_UP: 2064,
  DELIVERY_STARTED: 2065,
  DELIVERY_ARRIVED_AT_DESTINATION: 2066,
  DELIVERY_COMPLETED: 2067,
  USER_CANCELLED: 2068,
  NO_PROVIDER_FOUND: 2069,
  NEW_SCHEDULED_ORDER: 2070,
  NEW_ORDER: 2071,
  APPROVED_BY_ADMIN: 2072,
  DECLINED_BY_ADMIN: 2073,
  USER_ACCEPTED_CART_UPDATE: 2074,
  ORDER_DETAIL_UPDATED: 2088,
  LOGGED_IN_FROM_ANOTHER_DEVICE: 2093,
  /** Not in the specification. Sent outside the stream, to accounts that can read reviews. */
  LOW_REVIEW: 2094,
  /** Additions to the specification; outside the stream, for the owner: what the platform decided about a store's document. */
  DOCUMENT_APPROVED: 2095,
  DOCUMENT_DECLINED: 2096,
  /** A reminder. */
  DOCUMENT_EXPIRING: 2097,
} as const;

export type PushCode = (typeof pushCodes)[keyof typeof pushCodes];

/** Last segment of the route that a message opens. */
export type PushJump = 'today-orders' | 'schedule-orders' | 'dispatch' | 'history-list';

export interface PushEffect {
  /**
   * The page that the message opens. The app only navigates if nothing unsaved would be lost; otherwise it offers a
   * View button.
   */
  jump?: PushJump;
  /** Used instead of `jump` if `messageData.is_schedule_order` is set. */
  jumpIfScheduled?: PushJump;
  /** Ends the session on this device. */
  signOut?: true;
  /** Reloads the page, so that flags and permissions are loaded again. */
  reload?: true;
}

const toDispatch: PushEffect = { jump: 'dispatch' };
const toOrders: PushEffect = { jump: 'today-orders', jumpIfScheduled: 'schedule-orders' };
const endSession: PushEffect = { signOut: true, reload: true };

/** The effects of each message, in addition to showing its text. */
export const pushEffects: Readonly<Record<PushCode, PushEffect>> = {
  2061: toDispatch,
  2062: toDispatch,
  2063: toDispatch,
  2064: toDispatch,
  2065: toDispatch,
  2066: toDispatch,
  2067: toDispatch,
  2068: { jump: 'history-list' },
  2069: toDispatch,
  2070: toOrders,
  2071: toOrders,
  2072: { reload: true },
  2073: endSession,
  2074: toOrders,
  2088: toOrders,
  2093: endSession,
  // No effect: open pages already learn of the review or document through the stream.
  2094: {},
  2095: {},
  2096: {},
  2097: {},
};
