import type { referenceCalls } from '#contract/calls/reference';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../../http/callError';
import type { Handlers } from '../../http/handler';
import { findCountry, readCities, readCountries, readDeliveryTypesOf } from './referenceData';

export const referenceHandlers: Handlers<keyof typeof referenceCalls> = {
  get_country_list: async (_body, { db }) => ({ countries: await readCountries(db) }),

  async get_city_list({ country_id }, { db }) {
    if (!(await findCountry(db, country_id))) throw new CallError(errorCodes.COUNTRY_NOT_FOUND);
    return { cities: await readCities(db, country_id) };
  },

  async get_delivery_list_for_city({ city_id }, { db }) {
    const deliveries = await readDeliveryTypesOf(db, city_id);
    if (!deliveries) throw new CallError(errorCodes.CITY_NOT_FOUND);
    return { deliveries };
  },
};
