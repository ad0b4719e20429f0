/** The registrations for the resources and the settings. */
export { festivalTimes } from './festivalTimes';
export { openingHours, serviceValues, slotSettings } from './openingHours';
/** For other settings that affect orders to come. */
export { settleOrders } from './resolveScheduledOrders';
