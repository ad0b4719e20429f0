/** The functions of reference data for other modules. */
export { findCountry } from './referenceData';
