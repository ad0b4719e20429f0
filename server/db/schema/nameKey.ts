import { type SQL, sql } from 'drizzle-orm';

/** Letters that people type without their accents, and what they type instead, place by place. */
export const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿşğıšžčćřłńśźżőűёأإآى';
export const unaccented = 'aaaaaaceeeeiiiinoooooouuuuyysgiszccrlnszzouеاااي';

/** A text as names are kept to be found. The table's generated column says the same. */
export const nameKey = (text: SQL | string): SQL<string> =>
  sql`translate(lower(${text}), ${sql.raw(`'${accented}', '${unaccented}'`)})`;
