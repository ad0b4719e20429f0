import { sql } from 'drizzle-orm';
import type { DeliveryAddress } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { needsCustomer } from '#contract/orders/needsCustomer';
import type { Handler } from '#server/http/handler';
import { fieldsMissing } from '../refusals';
import { stayedAway, visited } from './noShows';
import type { PlacedOrder } from './orderLines';

/** @throws 4022 at the customer's name and phone if the order needs them, and at the country code if the phone has none */
export function assertCustomer({ order_type, customer }: PlacedOrder): void {
  const missingBy = {
    'customer.name': needsCustomer(order_type) && !customer.name,
    'customer.phone': needsCustomer(order_type) && !customer.phone,
    'customer.country_phone_code': customer.phone && !customer.country_phone_code,
  };
  const missing = Object.entries(missingBy).flatMap(([path, isMissing]) => (isMissing ? [path] : []));
  if (missing.length > 0) throw fieldsMissing(missing);
}

const most = 10;

interface CustomerRow extends Record<string, unknown> {
  name: string;
  country_phone_code: string;
  phone: string;
  email: string | null;
  addresses: DeliveryAddress[];
  order_count: number;
  visit_count: number;
  no_show_count: number;
}

/** The same for an address in other letters or with other spaces; `isSameText` of the contract does the same in the app. */
const addressKey = sql.raw(`lower(btrim(regexp_replace(recent.delivery_address ->> 'address', '\\s+', ' ', 'g')))`);

/** Deliveries of a number that its addresses are taken from: the latest. */
const deliveriesRead = 100;

/**
 * Customers by part of their number, latest first: name and email from their last order with a name, and the addresses
 * of their deliveries. Orders for a one-off customer only count. Numbers that never had a name aren't returned.
 */
export const findCustomer: Handler<'find_customer'> = async ({ phone }, { db, session }) => {
  const ofNumber = sql`o.store_id = ${session.store_id} and o.customer_phone = number.customer_phone
    and o.customer_country_phone_code = number.customer_country_phone_code and not o.is_one_off_customer`;
  const found = (await db.execute<CustomerRow>(sql`
    select last.customer_name as name, number.customer_country_phone_code as country_phone_code,
      number.customer_phone as phone, last.customer_email as email, place.addresses, number.order_count,
      number.visit_count, number.no_show_count
    from (
      select customer_country_phone_code, customer_phone, count(*)::int as order_count, max(created_at) as last_at,
        (count(*) filter (where ${visited}))::int as visit_count,
        (count(*) filter (where ${stayedAway}))::int as no_show_count
      from orders where store_id = ${session.store_id} and customer_phone like ${`%${phone}%`}
      group by customer_country_phone_code, customer_phone
      having bool_or(customer_name <> '' and not is_one_off_customer) order by last_at desc limit ${most}
    ) number
    cross join lateral (
      select o.customer_name, o.customer_email from orders o where ${ofNumber} and o.customer_name <> ''
      order by o.created_at desc limit 1
    ) last
    cross join lateral (
      select coalesce(jsonb_agg(each.delivery_address order by each.created_at desc), '[]') as addresses from (
        select distinct on (${addressKey}) recent.delivery_address, recent.created_at from (
          select o.delivery_address, o.created_at from orders o where ${ofNumber} and o.delivery_address is not null
          order by o.created_at desc limit ${deliveriesRead}
        ) recent
        order by ${addressKey}, recent.created_at desc
      ) each
    ) place
    order by number.last_at desc`)) as { rows: CustomerRow[] };
  return {
    data: found.rows.map(({ email, addresses, ...customer }) => ({
      name: customer.name,
      country_phone_code: customer.country_phone_code,
      phone: customer.phone,
      email: email ?? undefined,
      addresses: addresses.slice(0, limits.customerAddressesMax),
      order_count: customer.order_count,
      visit_count: customer.visit_count,
      no_show_count: customer.no_show_count,
    })),
  };
};
