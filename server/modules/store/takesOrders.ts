import type { stores } from '#server/db/schema/stores';

/**
 * Whether a store takes orders at all: its owner has them on, and isn't about to delete it. An order placed on one of the last
 * days could be due after the store is gone.
 */
export const takesOrders = ({
  is_business,
  deletion_due_at,
}: Pick<typeof stores.$inferSelect, 'is_business' | 'deletion_due_at'>): boolean =>
  is_business && deletion_due_at === null;
