/** What the registry of resources uses. */
export { festivalTimes } from './festivalTimes';
