import { expect, test } from 'vitest';
import { isCode, type ProjectFile, projectFiles } from './projectFiles';

/**
 * Why each file that reads or changes orders does so without asking whether they are tests (ADR 0071). The constraint
 * `orders_test` guarantees what a test order never has: a customer's number, an address, a delivery, a slot, a table or an
 * offer.
 */
const reasons: Readonly<Record<string, string>> = {
  ...{
    'server/jobs/cleanUp.ts': 'by a customer’s number',
    'server/modules/tables/removeTables.ts': 'whether an order refers to a table: a test order has none',
    'server/modules/customers/customerNotes.ts': 'by a customer’s number',
    'server/modules/customers/getCustomer.ts': 'by a customer’s number',
    'server/modules/customers/setCustomerNote.ts': 'by a customer’s number',
    'server/modules/orders/placing/bookingFee.ts': 'counts no-shows at tables',
    'server/modules/orders/placing/findCustomer.ts': 'by a customer’s number',
    'server/modules/orders/placing/getGuestVisits.ts': 'orders with a table',
    'server/modules/offers/offerUse.ts': 'by a customer’s number',
    'server/modules/offers/results.ts': 'orders with an offer',
    'server/modules/ledger/closeBalance.ts': 'orders with an offer',
    'server/modules/orders/areas/getDeliveryCoverage.ts': 'deliveries',
    'server/modules/orders/placing/orderTime.ts': 'orders with a slot',
    'server/modules/opening/resolveScheduledOrders.ts': 'orders with a slot',
    'server/modules/bookingCalendar/routes.ts': 'orders with a table',
    'server/modules/orders/guests/guestLink.ts': 'orders with a table',
    'server/modules/orders/guests/mailGuests.ts': 'one order with a table',
    'server/jobs/guestMails.ts': 'orders with a table',
    'server/modules/reviews/tellReviewer.ts': 'an order with a review: a test order has none',
    'server/modules/bookings/holds.ts': 'orders with a table',
    'server/modules/bookings/seated.ts': 'orders with a table',
    'server/modules/orders/placing/bookTable.ts': 'one order with a table',
    'server/modules/bookings/loadBookingFacts.ts': 'orders with a table',
    'server/modules/delivery/activeOrders.ts': 'deliveries',
    'server/modules/delivery/deliveryRequestList.ts': 'deliveries',
    'server/modules/fitness/fitForWork.ts': 'deliveries',
    'server/modules/providers/readProviders.ts': 'deliveries',
    'server/modules/providers/selectProviders.ts': 'deliveries',
    'server/modules/reviews/giveApology.ts': 'orders with a review',
    'server/modules/reviews/readReviews.ts': 'orders with a review',
    'server/modules/reviews/reviewSubject.ts': 'orders with a review',
    'server/modules/reviews/reviewSummary.ts': 'orders with a review',
  },
  ...{
    'server/modules/audit/index.ts': 'one order by its ID: the audit log records tests too',
    'server/modules/orders/alterOrder.ts': 'one order by its ID',
    'server/modules/payments/handleEvent.ts': 'whether one order, by its ID, was erased',
    'server/modules/paymentGateways/heldPayments.ts':
      'whether the orders of payments are open: a test order has no payment',
    'server/modules/payments/gatewayEventCalls.ts': 'the number of one order by its ID: a test order has no payment',
    'server/modules/orders/changes/changeRecords.ts': 'orders by their IDs',
    'server/modules/orders/money/gatewayRequests.ts': 'one order by its ID',
    'server/modules/orders/money/securedFee.ts': 'the order of its caller’s query, or one by its ID',
    'server/modules/orders/moves/moveOrder.ts': 'one order by its ID',
    'server/modules/orders/moves/refuseCode.ts': 'one order by its ID',
    'server/modules/orders/orderRecord.ts': 'one order by its ID, or what its caller selects',
    'server/modules/orders/orderSubject.ts': 'orders by their IDs: the audit log records tests too',
    'server/modules/orders/lists/orderListStatements.ts': 'what orderListCondition selects',
    'server/modules/orders/lists/getOrderExport.ts': 'what orderListCondition selects',
    'server/modules/orders/totals/totalsSource.ts': 'what orderListCondition selects',
    'server/modules/orders/totals/getHistoryReconciliation.ts':
      'what orderListCondition selects, and orders in the ledger, which has no tests',
    'server/modules/orders/lists/answerColumns.ts': 'a column of its caller’s query',
    'server/modules/orders/lists/failedPayments.ts': 'a condition of its caller’s query',
    'server/modules/orders/lists/deadlineColumn.ts': 'a column of its caller’s query',
    'server/modules/orders/lists/orderSearch.ts': 'conditions of its caller’s query',
    'server/modules/orders/lists/getBoardCounts.ts': 'counts what the boards show: test orders are on them',
    'server/modules/orders/placing/writePlacedOrder.ts': 'writes orders that customers and staff place',
    'server/modules/erasure/customerOrders.ts': 'one order by its ID, or orders by a customer’s number',
    'server/modules/erasure/eraseMentions.ts': 'the texts of all orders, tests too',
    'server/modules/erasure/eraseOrders.ts': 'orders by their IDs',
    'server/modules/storeDeletion/removeOldRecords.ts': 'all orders of a deleted store',
    'server/modules/wallet/statements/statementOf.ts': 'orders of the ledger, which has no test orders',
    'server/modules/readiness/index.ts': 'an accepted test order counts as tried',
    'server/jobs/takeOrders.ts': 'jobs treat a test order as any other',
  },
};

/** Mentions of the table: the schema's, imported as a value, and its name in SQL. */
const schemaImport = /import \{([^}]*)\} from '[^']*db\/schema\/(?:orders|index)'/g;
const inSql = /\b(?:from|join|into|update)\s+"?orders\b(?!\.)/i;
/** Queries and conditions for orders that other files build on. */
const builders = /\b(?:selectOrders|historyCondition|boardCondition|orderListCondition)\(/;

const importsOrders = ({ text }: ProjectFile): boolean =>
  [...text.matchAll(schemaImport)].some(([, names = '']) => /(?<!type )\borders\b/.test(names));

const isServer = ({ path }: ProjectFile): boolean =>
  path.startsWith('server/') && !path.startsWith('server/db/') && !path.startsWith('server/simulator/');

const reads = (file: ProjectFile): boolean => importsOrders(file) || inSql.test(file.text) || builders.test(file.text);
const decides = ({ text }: ProjectFile): boolean => /\bis_test\b|\bisSale\b/.test(text);

test('every file that reads orders leaves out test orders, or says why it doesn’t', () => {
  const undecided = projectFiles()
    .filter((file) => isCode(file) && isServer(file) && reads(file) && !decides(file))
    .map(({ path }) => path);
  expect(undecided.sort()).toEqual(Object.keys(reasons).sort());
});

test('every SQL function over orders leaves out test orders', () => {
  const migrations = projectFiles().filter(({ path }) => /^server\/db\/migrations\/\d+_\w+\.sql$/.test(path));
  const latest = new Map<string, string>();
  for (const { text } of migrations.sort((a, b) => a.path.localeCompare(b.path)))
    for (const [definition, name = ''] of text.matchAll(
      /CREATE (?:OR REPLACE )?FUNCTION "(\w+)"[\s\S]*?\$\$[\s\S]*?\$\$/g,
    ))
      latest.set(name, definition);
  const overOrders = [...latest].filter(([, definition]) => /"orders"(?!\s*[,=)]| bigint)/.test(definition));
  const careless = overOrders.filter(([, definition]) => !definition.includes('"is_test"')).map(([name]) => name);
  expect(careless).toEqual([]);
  expect(overOrders.map(([name]) => name)).toEqual([
    'order_day_totals_add',
    'order_day_totals_sum',
    'order_day_totals_end',
    'ledger_day_sums',
    'insight_of_order',
    'insight_day_totals_add',
    'insight_day_totals_sum',
    'insight_day_totals_return',
    'insight_day_totals_remove',
  ]);
});
