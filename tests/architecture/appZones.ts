import { SERVER_ONLY, type Zone } from './zone';

/**
 * The app imports react-admin under this name only (ADR 0032). Importing its parts separately would duplicate it;
 * only the providers use `ra-core`, which renders nothing.
 */
const NOT_IN_THE_APP = new RegExp(`${SERVER_ONLY.source}|^(ra-core|ra-ui-materialui|react-router)$`);

/** The folders that a page or resource can import, besides its own. */
const PAGE_GROUND = [
  'contract/',
  'src/config/',
  'src/components/',
  'src/theme/',
  'src/realtime/',
  'src/session/',
  'src/dataProvider/',
  'src/records/',
  'src/menuFiles/',
  'src/kinds/',
  'src/descriptors/',
];

/** The parts that pages with orders share. */
const ORDER_PARTS = [
  'src/orders/OrderProvider$',
  'src/orders/orderParts$',
  ...[
    'actions',
    'board',
    'card',
    'changes',
    'customers',
    'details',
    'display',
    'menu',
    'money',
    'panel',
    'places',
    'stock',
    'ticket',
  ].map((part) => `src/orders/${part}/`),
];

/** Code without React, so that its decisions can be tested without a screen. */
const NO_REACT = new RegExp(
  `${SERVER_ONLY.source}|^(react|react-dom|react-router(-dom)?|ra-ui-.*|@mui/.*|@emotion/.*|@tanstack/.*)$`,
);

/** The app's zones. Composition first: the halves from ADR 0006. */
export const APP_ZONES: Zone[] = [
  {
    files: [
      'src/Start$',
      'src/App$',
      'src/AdminApp$',
      'src/prefetchPage$',
      'src/Entrance$',
      'src/Landing$',
      'src/Invitation$',
      'src/Verification$',
      'src/SecondFactor$',
      'src/Registration$',
      'src/Passwords$',
      'src/MailedAlarm$',
      'src/AccountPages$',
      'src/AccountantBooks$',
      'src/PaymentReturn$',
      'src/Unsubscribe$',
      'src/GuestBooking$',
      'src/GuestTable$',
      'src/Social$',
      'src/SessionProvider$',
      'src/AffectedOrders$',
      'src/StepUp$',
      'src/RenewSessionDialog$',
    ],
    may: ['contract/', 'src/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/main$'], may: ['src/Start$'], refused: NOT_IN_THE_APP },
  {
    files: ['src/resources/*/'],
    may: [...PAGE_GROUND, 'src/i18n/index$', 'src/resources/*/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/reviews/'],
    // A reply's templates are settings, and are written over the reply.
    may: [...PAGE_GROUND, 'src/settings/dialog/SettingsDialog$', 'src/custom-pages/reviews/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/profile/'],
    may: [
      ...[...PAGE_GROUND, 'src/i18n/index$'],
      // "Ready to sell" ends with a test order.
      'src/orders/testOrder/TestOrderDialog$',
      // The owner of a blocked store, which has no pages with orders, erases customers by their number.
      'src/orders/customers/(CertificateDialog|ErasureConsequences)$',
      'src/custom-pages/profile/',
    ],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/dashboard/'],
    // The dashboard's numbers lead to their orders in the history.
    may: [...PAGE_GROUND, 'src/orders/history/useHistoryLink$', 'src/custom-pages/dashboard/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/earnings/'],
    // The accountant's page opens from a link, as those about an account do.
    may: [...PAGE_GROUND, 'src/i18n/index$', 'src/custom-pages/passwords/useLink$', 'src/custom-pages/earnings/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/sign-in/OtherSignIns$'],
    // The texts of its buttons: the composition is part of the sign-in page, which has no room for them.
    may: [...PAGE_GROUND, 'src/i18n/index$', 'src/custom-pages/sign-in/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/custom-pages/*/'], may: [...PAGE_GROUND, 'src/custom-pages/*/'], refused: NOT_IN_THE_APP },
  // The descriptors of resources and settings, and the navigation that follows from them. No views.
  {
    files: ['src/descriptors/'],
    may: [
      'contract/',
      'src/config/',
      'src/kinds/kind$',
      'src/components/icons/',
      'src/components/store/useStoreFormat$',
      'src/descriptors/',
    ],
    refused: NOT_IN_THE_APP,
  },
  // The resources' views, each loaded on its first visit.
  {
    files: ['src/resourceViews$'],
    may: [
      ...['src/components/lazyWithRetry$', 'src/components/whenNetworkIdle$', 'src/i18n/index$'],
      ...['src/descriptors/', 'src/kinds/', 'src/records/resource/', 'src/resources/'],
      // Delivery areas and special hours are lists within the settings, and reviews have a page of their own.
      ...['src/settings/', 'src/custom-pages/reviews/'],
    ],
    refused: NOT_IN_THE_APP,
  },
  // The kinds of fields, one file each.
  {
    files: ['src/kinds/'],
    may: ['contract/', 'src/components/', 'src/i18n/index$', 'src/dataProvider/', 'src/descriptors/', 'src/kinds/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/index$'],
    may: [
      ...['contract/', 'src/config/', 'src/components/lazyWithRetry$', 'src/i18n/index$', 'src/i18n/texts$'],
      ...['src/descriptors/', 'src/custom-pages/', 'src/orders/', 'src/settings/'],
    ],
    refused: NOT_IN_THE_APP,
  },
  // What all resources are made of: lists, forms, conflicts, undo. Also menu import and export.
  {
    files: ['src/records/'],
    may: [
      ...PAGE_GROUND.filter((zone) => zone !== 'src/menuFiles/'),
      'src/records/',
      'src/i18n/index$',
      'src/menuFiles/writing/csvText$',
    ],
    refused: NOT_IN_THE_APP,
  },
  // Settings, with the same kinds of fields.
  { files: ['src/settings/'], may: [...PAGE_GROUND, 'src/i18n/index$', 'src/settings/'], refused: NOT_IN_THE_APP },
  // What every page with orders shares, and the pages create, dispatch and history, which don't import each other.
  {
    files: ['src/orders/*/', 'src/orders/OrderProvider$', 'src/orders/orderParts$'],
    may: [...PAGE_GROUND, ...ORDER_PARTS, 'src/settings/', 'src/i18n/index$', 'src/orders/*/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/menuFiles/'],
    may: [
      ...['contract/', 'src/config/', 'src/components/', 'src/session/', 'src/dataProvider/', 'src/menuFiles/'],
      'src/i18n/index$',
      'src/descriptors/',
    ],
    refused: NOT_IN_THE_APP,
  },
  // Links and headings follow from the navigation.
  {
    files: ['src/components/access/', 'src/components/page/'],
    may: ['contract/', 'src/theme/', 'src/session/', 'src/config/', 'src/descriptors/navigation$', 'src/components/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/components/'],
    may: ['contract/', 'src/theme/', 'src/session/', 'src/config/', 'src/components/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/theme/'], may: ['contract/', 'src/theme/', 'src/config/storageKeys$'], refused: NOT_IN_THE_APP },
  { files: ['src/session/'], may: ['contract/', 'src/config/', 'src/session/'], refused: NOT_IN_THE_APP },
  {
    files: ['src/dataProvider/'],
    may: [...['contract/', 'src/config/', 'src/session/session$', 'src/dataProvider/']],
    refused: NO_REACT,
    typesOnly: /^react-admin$/,
  },
  {
    files: ['src/authProvider/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/session$',
      'src/session/isAllowed$',
      'src/session/viewAs$',
      'src/session/credentials$',
      'src/session/verification$',
      'src/dataProvider/',
      'src/descriptors/',
      'src/authProvider/',
    ],
    refused: NO_REACT,
    typesOnly: /^react-admin$/,
  },
  { files: ['src/config/'], may: ['contract/', 'src/config/'], refused: NOT_IN_THE_APP },
  {
    files: ['src/i18n/'],
    may: ['contract/', 'src/config/', 'src/theme/styleCache$', 'src/i18n/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/realtime/', 'src/push/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/',
      'src/dataProvider/',
      'src/descriptors/',
      'src/service-worker/messages$',
      'src/realtime/',
      'src/push/',
    ],
    refused: NOT_IN_THE_APP,
  },
  // A script in the page itself, before the app: it has to stay small.
  {
    files: ['src/early/'],
    may: [
      ...[
        'contract/',
        'src/config/paths$',
        'src/config/loginPath$',
        'src/config/startPath$',
        'src/config/jsonStorage$',
        'src/config/storageKeys$',
      ],
      ...['src/dataProvider/earlyCalls$', 'src/dataProvider/listBody$', 'src/dataProvider/requestHeaders$'],
      ...['src/session/session$', 'src/i18n/firstLanguage$', 'src/early/'],
    ],
    refused: NO_REACT,
  },
  // A separate program next to the app: it renders nothing, and shares addresses and codes with it.
  {
    files: ['src/service-worker/'],
    may: ['contract/', 'src/config/paths$', 'src/config/newVersion$', 'src/service-worker/'],
    refused: NO_REACT,
  },
  {
    files: ['src/layout/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/',
      'src/authProvider/',
      'src/components/',
      'src/theme/',
      'src/push/',
      'src/service-worker/start$',
      'src/realtime/',
      ...['src/orders/display/', 'src/orders/actions/', 'src/orders/create/caller$'],
      // The menu counts what the page of reviews opens with.
      'src/custom-pages/reviews/reviewChoice$',
      'src/dataProvider/',
      'src/descriptors/',
      'src/records/form/Dialog(Form|Frame)$',
      'src/records/form/useDialogField$',
      'src/records/password/ChangePasswordDialog$',
      'src/records/deletion/',
      'src/i18n/index$',
      'src/layout/',
    ],
    refused: NOT_IN_THE_APP,
  },
];
