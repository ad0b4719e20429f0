/** All tables, for the client and for drizzle-kit. */

export * from './accounts';
export * from './audit';
export * from './customers';
export * from './deliveryAreas';
export * from './factors';
export * from './festivalTimes';
export * from './insightDayTotals';
export * from './ledger';
export * from './menu';
export * from './menuChanges';
export * from './orderChanges';
export * from './orderDayTotals';
export * from './orders';
export * from './outgoingMessages';
export * from './promoCodes';
export * from './providers';
export * from './pushMessages';
export * from './recovery';
export * from './reference';
export * from './registrations';
export * from './reviews';
export * from './storeArchives';
export * from './storeSettings';
export * from './stores';
export * from './support';
