import { entranceErrors } from './entranceErrors';

/**
 * Every `error_code` that a reply can have, by name.
 *
 * Numbers up to 2999 are from the catalogue. Numbers from 4000 are additions: 40xx mirror the HTTP status with the same
 * meaning, 41xx are rules of orders and records that the catalogue has no number for.
 *
 * The texts are in the language catalogues, typed by `ErrorCode`.
 */
export const errorCodes = {
  // Those that the sign-in page needs
  ...entranceErrors,

  // Registration and account: 4xx delivery people, 5xx customers, 6xx stores
  PROVIDER_REGISTRATION_FAILED: 401,
  PROVIDER_EMAIL_ALREADY_REGISTERED: 402,
  PROVIDER_PHONE_ALREADY_REGISTERED: 403,
  USER_REGISTRATION_FAILED: 501,
  USER_EMAIL_ALREADY_REGISTERED: 502,
  USER_PHONE_ALREADY_REGISTERED: 503,
  STORE_REGISTRATION_FAILED: 601,
  STORE_EMAIL_ALREADY_REGISTERED: 602,
  STORE_PHONE_ALREADY_REGISTERED: 603,
  REGISTERED_WITH_SOCIAL: 605,
  NOT_REGISTERED_WITH_SOCIAL: 606,
  LOGIN_FAILED: 611,
  EMAIL_OR_PHONE_NOT_REGISTERED: 612,
  UPDATE_FAILED: 621,
  DEVICE_TOKEN_UPDATE_FAILED: 622,
  LOGOUT_FAILED: 623,
  EMAIL_AND_PHONE_ALREADY_REGISTERED: 639,
  INVALID_OTP: 888,
  EMAIL_ALREADY_REGISTERED: 996,
  SET_PASSWORD_FAILED: 2001,
  EMAIL_NOT_REGISTERED: 2081,

  // Referral
  USER_REFERRAL_INVALID: 541,
  REFERRAL_NOT_VALID_FOR_COUNTRY: 547,
  REFERRAL_OVER_USAGE_LIMIT: 550,
  STORE_REFERRAL_INVALID: 631,
  REFERRAL_ALREADY_USED: 632,
  REFERRAL_PROCESS_FAILED: 633,

  // Orders and tables
  PRICE_BELOW_STORE_MINIMUM: 557,
  DELIVERY_NOT_AVAILABLE_IN_AREA: 558,
  STORE_BUSINESS_OFF: 635,
  ORDER_HISTORY_NOT_FOUND: 636,
  ORDER_DETAIL_NOT_FOUND: 637,
  OTP_VERIFICATION_FAILED: 638,
  CASH_ON_DELIVERY_FAILED: 640,
  DAILY_EARNINGS_NOT_FOUND: 641,
  WEEKLY_EARNINGS_NOT_FOUND: 642,
  STORE_ID_MISMATCH: 643,
  PAYMENT_FAILED: 644,
  TABLE_SETTINGS_NOT_FOUND: 648,
  TABLE_SETTINGS_EXIST: 649,
  TABLE_EXISTS: 650,
  ORDER_FAILED: 651,
  SET_ORDER_STATUS_FAILED: 653,
  DELIVERY_REQUEST_FAILED: 654,
  STATUS_CHANGE_FAILED: 655,
  ORDER_CANCEL_FAILED: 656,
  ORDER_COMPLETE_FAILED: 659,
  INVALID_CONFIRMATION_CODE: 660,
  ORDER_NOT_ACCEPTED: 663,
  TABLE_ADD_FAILED: 668,
  TABLE_EDIT_FAILED: 669,

  // Cart
  CART_ADD_FAILED: 961,
  CART_NOT_FOUND: 962,
  CART_ADDRESS_CHANGE_FAILED: 965,
  DELIVERY_AREA_OUTSIDE_STORE_AREA: 967,

  // Delivery people
  PROVIDER_NOT_FOUND: 426,
  PROVIDER_DOCUMENT_NOT_UPLOADED: 437,
  PROVIDER_VEHICLE_NOT_ADDED: 438,
  PROVIDER_VEHICLE_NOT_APPROVED: 439,

  // Places, settings, wallet
  COUNTRY_NOT_FOUND: 801,
  CITY_NOT_FOUND: 811,
  WALLET_REQUEST_ADD_FAILED: 815,
  WALLET_REQUEST_NOT_FOUND: 816,
  WALLET_REQUEST_ACCEPT_FAILED: 817,
  WALLET_REQUEST_TRANSFER_FAILED: 818,
  WALLET_REQUEST_COMPLETE_FAILED: 819,
  WALLET_REQUEST_CANCEL_FAILED: 820,
  APP_KEY_NOT_FOUND: 821,
  SETTING_NOT_FOUND: 831,
  SETTING_UPDATE_FAILED: 832,
  DELIVERY_ADD_FAILED: 842,
  DELIVERY_UPDATE_FAILED: 844,

  // Menu
  CATEGORY_LIST_NOT_FOUND: 845,
  SUB_CATEGORY_ADD_FAILED: 871,
  SUB_CATEGORY_NOT_FOUND: 872,
  SUB_CATEGORY_UPDATE_FAILED: 873,
  CATEGORY_NAME_EXISTS: 875,
  CATEGORY_NOT_FOUND: 876,
  CATEGORY_UPDATE_FAILED: 877,
  CATEGORY_EXISTS: 878,
  MODIFIER_GROUP_ADD_FAILED: 881,
  ITEM_ADD_FAILED: 891,
  ITEM_NOT_FOUND: 892,
  ITEM_IMAGE_UPLOAD_FAILED: 893,
  ITEM_IMAGE_UPDATE_FAILED: 894,
  ITEM_UPDATE_FAILED: 895,
  ITEM_STATUS_CHANGE_FAILED: 896,
  ITEM_NAME_USED: 897,
  SUB_CATEGORY_GROUP_ADD_FAILED: 1041,
  SUB_CATEGORY_GROUP_LIST_NOT_FOUND: 1042,

  // Session, documents, offers, bank details, subscription
  ENGLISH_NAME_REQUIRED: 998,
  NO_DATA_FOUND: 1000,
  DOCUMENT_LIST_NOT_FOUND: 1001,
  DOCUMENT_NOT_FOUND: 1002,
  DOCUMENT_UPLOAD_FAILED: 1003,
  DOCUMENT_UPDATE_FAILED: 1004,
  DOCUMENT_DETAILS_MISSING: 1005,
  PROMO_ADD_FAILED: 1011,
  PROMO_NOT_FOUND: 1012,
  PROMO_UPDATE_FAILED: 1013,
  PROMO_LIST_NOT_FOUND: 1014,
  PROMO_CODE_EXISTS: 1021,
  TOKEN_EXPIRED: 2000,
  INVALID_STRINGS_FILE: 2004,
  LANGUAGE_ALREADY_ADDED: 2005,
  BANK_DETAIL_ADD_FAILED: 2021,
  BANK_DETAIL_NOT_FOUND: 2022,
  BANK_DETAIL_UPDATE_FAILED: 2023,
  BANK_DETAIL_DELETE_FAILED: 2024,
  SUBSCRIPTION_REQUIRED: 2999,

  // Not in the catalogue: the request itself
  MALFORMED_JSON: 4000,
  UNKNOWN_CALL: 4004,
  CHANGED_MEANWHILE: 4009,
  BODY_TOO_LARGE: 4013,
  WRONG_CONTENT_TYPE: 4015,
  FIELDS_NOT_VALID: 4022,
  /** The session has the maximum number of open sockets: see `limits.socketsPerSession`. */
  TOO_MANY_CONNECTIONS: 4030,
  /** The address provider (`ADDRESS_SEARCH_URL`) doesn't respond, or not in time. Nothing depends on it. */
  ADDRESS_SEARCH_FAILED: 4032,

  // Not in the catalogue: rules of orders and records
  ITEM_NOT_AVAILABLE: 4101,
  ITEM_OUT_OF_STOCK: 4102,
  MODIFIER_NOT_AVAILABLE: 4103,
  MODIFIER_RANGE_NOT_MET: 4104,
  STORE_CLOSED_AT_THAT_TIME: 4105,
  SLOT_NOT_AVAILABLE: 4106,
  PROVIDER_NOT_FREE: 4107,
  TABLE_NOT_FREE: 4108,
  CANCEL_LIMIT_PASSED: 4109,
  /** The catalogue uses 888 for two errors. Here, 888 is only the one-time code, and this is the web address. */
  DOMAIN_ALREADY_USED: 4110,
  /** The same `idempotency_key` was used with another body, or by another account. */
  IDEMPOTENCY_KEY_REUSED: 4112,
  /** Other records still refer to the record to be deleted. */
  RECORD_IN_USE: 4113,
  /** The platform declined the delivery person, and only the platform can reverse that. */
  PROVIDER_DECLINED_BY_PLATFORM: 4121,
  /** The store declined the delivery person, and only the store can reverse that. */
  PROVIDER_DECLINED_BY_STORE: 4122,
  /** The outline of a delivery area crosses or touches itself, or has no inside. */
  OUTLINE_CROSSES_ITSELF: 4130,
  TOO_MANY_DELIVERY_AREAS: 4131,
  /** The kitchen is done or the order has ended: its lines can't change. */
  ORDER_EDIT_TOO_LATE: 4140,
  /** The change was answered or withdrawn, or has expired. */
  CHANGE_NOT_PENDING: 4141,
  /** An order can have only one change that waits for the customer's answer. */
  CHANGE_PENDING: 4142,
  /** More than what was paid and not refunded yet; `refundable` is the amount left. */
  REFUND_TOO_LARGE: 4143,
  /** Two opening times of a week or a day overlap; the specification's "slot already exists". */
  SLOT_EXISTS: 4170,
  /** A festival that isn't yearly ends before it starts. */
  FESTIVAL_ENDS_TOO_EARLY: 4171,
  /** Other special hours of the same kind include one of the days; `name` is their name. */
  FESTIVAL_DAYS_TAKEN: 4172,
  /** The slot is full. */
  SLOT_FULL: 4174,
  /** All days of a festival that isn't yearly have passed. */
  FESTIVAL_PASSED: 4175,
  /** A change that changes nothing. */
  NOTHING_CHANGED: 4144,
  /** The offer exists, but not for this order; `reason` names the condition that isn't met (`offerConditions`). */
  PROMO_DOES_NOT_FIT: 4150,
  /** The order has a review already. */
  REVIEW_EXISTS: 4190,
  /** Only completed orders can be reviewed. */
  ORDER_NOT_COMPLETED: 4191,
  /** A reply can be changed for a limited time. */
  REPLY_NO_LONGER_EDITABLE: 4192,
  /** The platform checks a report of a review only once. */
  REVIEW_ALREADY_REPORTED: 4193,
  /** The platform removed the review, so it can't be answered. */
  REVIEW_REMOVED: 4194,
  /** One apology per review. */
  APOLOGY_GIVEN: 4195,

  // Not in the catalogue: the account
  /** The installation has no server for messages of this kind, so a code or a link can't leave. */
  MAIL_NOT_SET_UP: 4200,
  /** The installation can't send messages of that kind: `SMTP_URL` for email; nothing yet for text messages. */
  MESSAGES_NOT_SET_UP: 4201,
  /** The data of a customer with open orders isn't erased; `numbers` has the orders' numbers. */
  CUSTOMER_HAS_OPEN_ORDERS: 4230,
  /** A store with open orders isn't deleted; `numbers` has the first orders' numbers. */
  STORE_HAS_OPEN_ORDERS: 4231,
  /** The deletion of the store is under way. */
  DELETION_DUE: 4232,

  // Not in the catalogue: payments
  /** A store with a gateway takes card payments through `platform/start_payment`; a caller can't declare them. */
  CARD_PAYMENT_NOT_DECLARED: 4260,
  /** The store has no gateway that is on. */
  NO_PAYMENT_GATEWAY: 4261,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
