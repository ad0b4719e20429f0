import { type Correcting, type Correction, noCorrection, told } from './correction';

/** The number under which the customer is reached about this order. */
export function correctPhone({ row, body: { customer }, actor }: Correcting): Correction {
  if (!customer) return noCorrection;
  const happenings = told(
    'phone_changed',
    actor,
    row.customer_phone && `${row.customer_country_phone_code} ${row.customer_phone}`,
    `${customer.country_phone_code} ${customer.phone}`,
  );
  if (happenings.length === 0) return noCorrection;
  return {
    set: { customer_country_phone_code: customer.country_phone_code, customer_phone: customer.phone },
    happenings,
  };
}
