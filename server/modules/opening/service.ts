/** The registrations for the resources and the settings. */
export { festivalTimes } from './festivalTimes';
export { openingHours, serviceValues, slotSettings } from './openingHours';
