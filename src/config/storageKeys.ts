/** Browser storage keys, named by the specification (section 3); those below the line are ours. */
export const storageKeys = {
  deviceToken: 'device_token',
  notificationData: 'notificationData',
  language: 'theme_lang',
  store: 'storeData',
  permissions: 'storePermissions',
  cart: 'cartId',
  role: 'theme_user_role',
  themeColour: 'vien-themecolor',
  themeRadius: 'vien-themeradius',

  rememberedSignIn: 'storedesk.sign-in',
  createOrderDraft: 'storedesk.create-order',
  boardView: 'storedesk.board-view',
  cardDensity: 'storedesk.card-density',
  sound: 'storedesk.sound',
  printed: 'storedesk.printed',
  ticketPaper: 'storedesk.ticket-paper',
  openedOrders: 'storedesk.opened-orders',
  heededSearches: 'storedesk.heeded-searches',
  menuImport: 'storedesk.menu-import',
  supportMessage: 'storedesk.support-message',
  seenPapers: 'storedesk.seen-papers',
  singleKeys: 'storedesk.single-keys',
  remoteConfig: 'storedesk.remote-config',
  notifications: 'storedesk.notifications',
  notificationChoices: 'storedesk.notification-choices',
  pushAnswer: 'storedesk.push',
  /** Kept per tab. */
  viewAs: 'storedesk.view-as',
} as const;

/** Keys that hold one account's data. They are removed at sign-out, so the next account can't see it. */
export const accountKeys: readonly string[] = [
  storageKeys.notificationData,
  storageKeys.store,
  storageKeys.permissions,
  storageKeys.cart,
  storageKeys.role,
  storageKeys.createOrderDraft,
  storageKeys.printed,
  storageKeys.openedOrders,
  storageKeys.heededSearches,
  storageKeys.menuImport,
  storageKeys.supportMessage,
  storageKeys.seenPapers,
  storageKeys.notifications,
];
