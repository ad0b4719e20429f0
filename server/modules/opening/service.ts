/** What the registries of resources and of settings use. */
export { festivalTimes } from './festivalTimes';
export { openingHours, serviceValues, slotSettings } from './openingHours';
