/**
 * The error codes that the app tells apart before its admin area has loaded: whatever calls the API, and the sign-in. They
 * are a part of `errorCodes`, so that the sign-in page doesn't load the others. Imports nothing, for the same reason.
 */
export const entranceErrors = {
  WRONG_PASSWORD: 613,
  LOGIN_FAILED_TRY_AGAIN: 614,
  INVALID_CAPTCHA: 777,
  WRONG_USERNAME_OR_PASSWORD: 994,
  SESSION_ENDED: 999,
  INTERNAL_SERVER_ERROR: 2003,
  NOT_PERMITTED: 4001,
  TOO_MANY_ATTEMPTS: 4029,
  /** The storage for uploaded files doesn't respond; with HTTP 503. Calls without files still work. */
  FILES_UNAVAILABLE: 4031,
  SUB_STORE_NOT_APPROVED: 4111,
  /** Viewing as someone else: nothing can be changed. */
  VIEW_ONLY: 4114,
  /** New hours leave scheduled orders outside; `affected` lists them. */
  ORDERS_OUTSIDE_HOURS: 4173,
  /** A dangerous change needs a fresh proof of who makes it: `step_up`, and then the same call again. */
  STEP_UP_REQUIRED: 4202,
} as const;
