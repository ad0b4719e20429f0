import { type SQL, sql } from 'drizzle-orm';
import { asJson } from '../menu/service';

/** Texts as one parameter, however many: `name_key in ${namesIn(keys)}`. */
export const namesIn = (texts: readonly string[]): SQL =>
  sql`(select value from jsonb_array_elements_text(${asJson(texts)}))`;
