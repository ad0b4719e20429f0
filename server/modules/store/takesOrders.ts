import type { stores } from '#server/db/schema/stores';

/**
 * Whether a store takes orders at all: its owner has them on, and isn't about to delete it. An order placed on one of the last
 * days could be due after the store is gone. One that is locked for its subscription takes them until the day's service is over.
 */
export const takesOrders = ({
  is_business,
  deletion_due_at,
  billing,
}: Pick<typeof stores.$inferSelect, 'is_business' | 'deletion_due_at' | 'billing'>): boolean =>
  is_business && deletion_due_at === null && !billing?.is_closed;
