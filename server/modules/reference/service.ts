/** What other modules use of reference data. */
export { findCountry } from './referenceData';
