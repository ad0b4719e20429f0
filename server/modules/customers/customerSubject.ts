import { masked } from '#contract/providers/masked';
import { customers } from '#server/db/schema/customers';
import { rowSubject } from '../audit/service';
import { isCustomer } from './customerNotes';

/**
 * The audit log's subject for notes about customers. Entries are never deleted, so they contain only the end of the
 * phone number, and only the fact that the note or the allergies changed.
 */
export const customerSubject = rowSubject(
  customers,
  (row) => ({
    name: [`${row.country_phone_code} ${masked(row.phone)}`],
    values: { note: row.note, allergies: row.allergies, language: row.language, is_blocked: row.is_blocked },
  }),
  {
    secrets: ['note', 'allergies'],
    async idsOf(tx, store_id, body) {
      const number = { country_phone_code: String(body.country_phone_code), phone: String(body.phone) };
      const rows = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(isCustomer({ store_id, ...number }));
      return rows.map(({ id }) => id);
    },
  },
);
