/** The functions of reference data for other modules. */
export { findCountry, readDeliveryTypesOf } from './referenceData';
