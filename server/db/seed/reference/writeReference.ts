import { createHash } from 'node:crypto';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import * as schema from '../../schema/index';
import { cities } from './cities';
import { countries } from './countries';
import { deliveryTypes } from './deliveryTypes';

const settingName = 'reference_hash';

const rows = () => ({
  countries: countries.map(({ code: _, ...country }) => country),
  deliveryTypes: deliveryTypes.map(({ id, name }) => ({ id, name })),
  cities: cities.map(({ location: [latitude, longitude], ...city }) => {
    const offered = deliveryTypes.filter((type) => type.city_ids.includes(city.id)).map((type) => type.id);
    return {
      ...city,
      latitude,
      longitude,
      delivery_type_ids: offered.length === deliveryTypes.length ? null : offered,
    };
  }),
});

/** Every column but the key takes the value that was to be inserted. */
const overwritten = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => name !== 'id')
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );

/** Writes the countries, cities and delivery types that this build brings; nothing where they are in the database already. */
export async function writeReference(db: Database): Promise<void> {
  const brought = rows();
  const hash = createHash('sha256').update(JSON.stringify(brought)).digest('hex');
  const { platformSettings, countries: countryTable, cities: cityTable, deliveryTypes: typeTable } = schema;
  const [stored] = await db.select().from(platformSettings).where(eq(platformSettings.name, settingName));
  if (stored?.value === hash) return;

  await db.transaction(async (tx) => {
    await tx
      .insert(countryTable)
      .values(brought.countries)
      .onConflictDoUpdate({ target: countryTable.id, set: overwritten(countryTable) });
    await tx
      .insert(typeTable)
      .values(brought.deliveryTypes)
      .onConflictDoUpdate({ target: typeTable.id, set: overwritten(typeTable) });
    await tx
      .insert(cityTable)
      .values(brought.cities)
      .onConflictDoUpdate({ target: cityTable.id, set: overwritten(cityTable) });
    await tx
      .insert(platformSettings)
      .values({ name: settingName, value: hash })
      .onConflictDoUpdate({ target: platformSettings.name, set: { value: hash } });
  });
}
