import type { SupportMessage, SupportMessageState } from '#contract/entities/supportMessage';
import type { supportMessages } from '#server/db/schema/support';

export type SupportMessageRow = typeof supportMessages.$inferSelect;

/** @param unsent what a message is that has not been mailed: on its way, or to stay here */
export const presentMessage = (row: SupportMessageRow, unsent: SupportMessageState): SupportMessage => ({
  _id: row.id,
  text: row.text,
  page: row.page,
  created_at: row.created_at.toISOString(),
  state: row.mailed_at ? 'mailed' : unsent,
});
