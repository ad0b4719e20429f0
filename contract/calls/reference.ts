import { z } from 'zod';
import { citySchema, countrySchema, deliveryTypeSchema } from '../entities/reference';
import { body, call } from './call';

/** The old calls for reference data; new code reads `/v3/reference/*`. */
export const referenceCalls = {
  get_country_list: call({
    method: 'GET',
    audience: 'public',
    summary: 'All countries and territories',
    body: z.object({}),
    reply: z.object({ countries: z.array(countrySchema) }),
  }),
  get_city_list: call({
    audience: 'public',
    summary: 'Cities of a country in which the platform operates',
    body: body({ country_id: z.string().length(2) }),
    reply: z.object({ cities: z.array(citySchema) }),
  }),
  get_delivery_list_for_city: call({
    audience: 'public',
    summary: 'Delivery types offered in a city',
    body: body({ city_id: z.string().max(80) }),
    reply: z.object({ deliveries: z.array(deliveryTypeSchema) }),
  }),
} as const;
