import { tableCodePath } from '#contract/tables/tableCode';

/** Addresses of the specification, section 2. */
export const adminRoot = '/app';

export const paths = {
  landing: '/home',
  store: '/store',
  login: '/store/login',
  /** Verifies the store's email address and phone number. */
  verify: '/store/verify',
  /** Followed, in a mailed link, by the registration's token. */
  register: '/store/register',
  /** Followed by the invitation's token. */
  invitation: '/store/invitation',
  forgotPassword: '/store/forgot-password',
  /** Where another sign-in service sends the browser back to. */
  social: '/store/social',
  /** Followed by the token of the mailed link. */
  newPassword: '/store/new-password',
  /** Where customers come back to from a payment gateway, if their store has no website. */
  paid: '/store/paid',
  notPaid: '/store/not-paid',
  /** Followed by the token of a table's QR code, if neither store nor installation has a website for guests. */
  table: tableCodePath,
  error: '/error',
  unauthorized: '/unauthorized',
  dashboard: `${adminRoot}/dashboard`,
  createOrder: `${adminRoot}/create-order`,
  todayOrders: `${adminRoot}/order/today-orders`,
  tomorrowOrders: `${adminRoot}/order/tomorrow-orders`,
  scheduleOrders: `${adminRoot}/order/schedule-orders`,
  pastOrders: `${adminRoot}/order/past-orders`,
  dispatch: `${adminRoot}/order/dispatch`,
  tableBook: `${adminRoot}/order/table-booking`,
  historyList: `${adminRoot}/history/history-list`,
  historyWeek: `${adminRoot}/history/current-week`,
  historyMonth: `${adminRoot}/history/current-month`,
  reviews: `${adminRoot}/history/reviews`,
  earningWeek: `${adminRoot}/earning/current-week`,
  earningMonth: `${adminRoot}/earning/current-month`,
  earnings: `${adminRoot}/earning/earnings`,
  payouts: `${adminRoot}/earning/payouts`,
  cash: `${adminRoot}/earning/cash`,
  itemList: `${adminRoot}/menu/item-list`,
  categories: `${adminRoot}/menu/category`,
  subCategories: `${adminRoot}/menu/sub-category`,
  modifierGroups: `${adminRoot}/menu/modifier-group`,
  providers: `${adminRoot}/users/delivery-boy-list`,
  offers: `${adminRoot}/offers`,
  importData: `${adminRoot}/menu/import-data`,
  activity: `${adminRoot}/users/activity`,
  subStores: `${adminRoot}/users/sub-stores`,
  profile: `${adminRoot}/profile`,
  storeSettings: `${adminRoot}/settings/store-settings`,
  deliverySettings: `${adminRoot}/settings/delivery-settings`,
  openingSettings: `${adminRoot}/settings/store-open-close-settings`,
  tableBookingSettings: `${adminRoot}/settings/table-booking-basic-settings`,
  tableBookingPolicy: `${adminRoot}/settings/table-booking-cancellation-policy`,
  deliveryAreas: `${adminRoot}/settings/delivery-settings/areas`,
  tables: `${adminRoot}/settings/tables`,
  tableCombinations: `${adminRoot}/settings/table-combinations`,
  floorPlan: `${adminRoot}/settings/floor-plan`,
  emailSettings: `${adminRoot}/settings/email`,
  smsSettings: `${adminRoot}/settings/sms`,
  mapsSettings: `${adminRoot}/settings/maps`,
  websiteSettings: `${adminRoot}/settings/website`,
  paymentSettings: `${adminRoot}/settings/payment`,
  subscription: `${adminRoot}/settings/subscription`,
} as const;

/** Where a signed-in person starts. */
export const homePath = paths.todayOrders;

/** One review, as its notification opens it. */
export const reviewPath = (reviewId: string): string => `${paths.reviews}/${reviewId}`;

/** The store's documents, on the owner's profile. */
export const documentsPath = `${paths.profile}?tab=documents`;

/** Two-step verification, on everyone's profile. */
export const securityPath = `${paths.profile}?tab=security`;

/** A section of a tab of the profile, which is scrolled to. */
export const profileSectionPath = (tab: string, section: string): string =>
  `${paths.profile}?tab=${tab}&section=${section}`;

/** Starts a new order with the lines, customer and address of an earlier one. */
export const orderAgainPath = (orderId: string): string => `${paths.createOrder}?again=${orderId}`;
