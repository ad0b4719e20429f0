/** Limits that app and server share. Sources: the specification, sections 5 and 9. */
export const limits = {
  /** Longest key or password of a service that a store uses: private keys have a few lines. */
  secretMax: 4_000,
  /** Longest name of a server (RFC 1035). */
  hostMax: 253,
  portMax: 65_535,
  /** Longest name of a key that mails are signed with. */
  selectorMax: 63,
  /** Mails that a store's log shows. */
  mailLogMax: 50,
  bounceReasonMax: 300,
  searchMin: 2,
  searchMax: 100,
  pageSizes: [50, 100, 150],
  perPageMax: 150,
  bodyBytes: 1_048_576,
  /** Languages of a store's texts. */
  languagesMax: 20,
  nameMax: 120,
  descriptionMax: 2_000,
  skuMax: 60,
  imagesMax: 10,
  /** Largest uploaded picture, before it is resized. */
  imageBytes: 5 * 1_048_576,
  /** Digits of a phone number, without its country code. */
  phoneDigitsMin: 4,
  phoneDigitsMax: 15,
  /** Digits of the number that text messages come from, without its country code. */
  smsNumberMin: 8,
  smsNumberMax: 10,
  /** Largest picture or PDF of a document: enough for phone cameras. */
  documentBytes: 10 * 1_048_576,
  /** For the name of an uploaded PDF. */
  fileNameMax: 100,
  /** How long the address of a private file works. */
  fileLinkSeconds: 120,
  plateMax: 20,
  colorMax: 40,
  /** Numbers on documents. */
  codeMax: 60,
  bankNumberMax: 40,
  /** Days for which a deleted person can be restored, with documents and bank details. */
  restoreDays: 30,
  modifiersMax: 100,
  modifierGroupsMax: 30,
  /** The highest position in a list. */
  placesMax: 1_000_000,
  /** Records that one call changes or deletes together. */
  bulkMax: 500,
  /** Scheduled orders that new hours or rules affect at most: far more than a store has, and few enough for a body. */
  affectedOrdersMax: 10_000,
  importBatchMax: 500,
  importRowsMax: 20_000,
  /** Columns of a file whose mapping is stored at once, and stored headers of all of a store's files. */
  importColumnsMax: 200,
  importHeadersMax: 1_000,
  importFileBytes: 10 * 1_048_576,
  /** Largest unpacked workbook: enough for `importRowsMax` rows of forty cells. */
  importUnpackedBytes: 64 * 1_048_576,
  /** Enough for thirty group names with every character escaped. */
  cellMax: 8_000,
  noteMax: 500,
  websiteMax: 300,
  /** Words under which customers find a store. */
  tagsMax: 20,
  tagMax: 40,
  /** Minutes in which a customer can answer a change of their order. */
  changeAnswerMax: 60,
  /** Minutes after its acceptance in which an order can be cancelled. */
  cancelMinutesMax: 240,
  reasonMax: 300,
  addressMax: 300,
  /** Addresses of a known customer: the most recently used. */
  customerAddressesMax: 8,
  /** How many earlier orders of a customer are offered to order again. */
  customerOrdersMax: 3,
  allergiesMax: 200,
  orderLinesMax: 100,
  quantityMax: 99,
  personsMin: 1,
  personsMax: 10,
  tableNumberMax: 999_999,
  /** Its code on the till, the name of its room and of who serves it. */
  tableCodeMax: 20,
  roomMax: 60,
  /** Tables that are pushed together for one party. */
  combinedTablesMin: 2,
  combinedTablesMax: 10,
  /** Tables whose QR codes are printed at once. */
  tableCodesMax: 150,
  /** Largest money amount, in minor units. */
  amountMax: 1_000_000_000,
  minutesMin: 1,
  minutesMax: 240,
  /** The latest time at which a store's business day begins, 11:45, and the steps in which it can be chosen; in minutes. */
  dayStartMax: 705,
  dayStartStep: 15,
  /**
   * How long a new order waits for an answer before it is rejected: shorter is too fast for staff, longer too slow
   * for customers.
   */
  answerMinutesMin: 1,
  answerMinutesMax: 60,
  idempotencyKeyMax: 100,
  scheduleDaysMax: 30,
  /** First and last day that request bodies accept: for plans, for lists and reports, and for dates of birth. */
  plannedDays: ['2000-01-01', '2999-12-31'],
  listDays: ['1970-01-01', '2999-12-31'],
  birthDays: ['1900-01-01', '2099-12-31'],
  /** How many days from now the opening state can be requested, and how far ahead the next opening is searched. */
  openStateDays: 366,
  /** Delivery areas of a store, the corners of an outline, and the postcodes of an area. */
  deliveryAreasMax: 1_000,
  areaPointsMax: 500,
  areaPostcodesMax: 1_000,
  /** Most corners of all areas on the map for choosing a location; areas further down the list are left out. */
  mapPointsMax: 20_000,
  /** Largest file of areas. As many areas as a store can have, each with the most corners, take up 12 MB. */
  areaFileBytes: 20 * 1_048_576,
  postcodeMax: 12,
  /** Radius of a circle, in metres. */
  areaRadiusMax: 200_000,
  /** Farthest distance in a fee, in the store's unit. */
  deliveryDistanceMax: 1_000,
  /** The shortest search radius for delivery people, in the store's unit. */
  searchRadiusMin: 0.1,
  feeBandsMax: 20,
  /** Days of orders that the map of areas shows. */
  coverageDays: 30,
  /** How long a test order stays open. */
  testOrderMinutes: 60,
  /** Length of a slot, how long before it an order must be placed, and how many orders it takes at most. */
  slotMinutesMin: 5,
  slotMinutesMax: 240,
  slotLeadMinutesMax: 2_880,
  slotOrdersMax: 1_000,
  /** Longer than a day isn't a pause but special hours. */
  pauseMinutesMax: 1_440,
  busyMinutesMin: 5,
  busyMinutesMax: 60,
  /**
   * Wrong confirmation codes of an order, after which none is accepted for a while. An hour allows about 50 of 10,000
   * codes.
   */
  codeTriesMax: 10,
  codePauseMinutes: 15,
  /** Events that are sent one by one to a client that reconnects. Beyond this, it is told to reload everything. */
  replayMax: 500,
  /** A page that requested its data longer ago than this, in ms, compares all of it once it is connected. */
  replayAgeMs: 60_000,
  /** Open real-time connections of one session: one for each tab. */
  socketsPerSession: 20,
  /** How long a delivery person has to answer an offer. */
  offerSecondsMin: 10,
  offerSecondsMax: 300,
  /** Orders that are offered to delivery people by one call. */
  assignedAtOnceMax: 50,
  /** Skipped people that one round of a search logs. */
  skippedLoggedMax: 100,
  ratingMax: 5,
  reviewMax: 2_000,
  replyMax: 1_000,
  /** A store's own reply templates, and the length of a template's name. */
  replyTemplatesMax: 20,
  templateNameMax: 40,
  reviewsPerPage: 10,
  apologyDaysMax: 365,
  supportTextMax: 4_000,
  /** Messages to the operator that an account can see again. */
  supportThreadMax: 100,
  pageMax: 300,
  browserNameMax: 120,
  toastMs: 3_000,
  toastLongMs: 6_000,
  reconcileMs: 30_000,
  /** Taps that wait for the server: an evening and its night. One from before then is no longer true. */
  tapKeptHours: 18,
  cutOffAfterMs: 4_000,
  /** Push services don't specify a length; today's tokens have about 200 characters. */
  deviceTokenMax: 1_000,
} as const;
