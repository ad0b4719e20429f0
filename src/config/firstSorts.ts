/**
 * How lists with views of their own are sorted until someone chooses otherwise. Apart from their views, because the page
 * itself sends their first call (src/early), before any of them is loaded.
 */
export const firstSorts = {
  items: { field: 'sequence_number', order: 'ASC' },
  modifier_groups: { field: 'sequence_number', order: 'ASC' },
  providers: { field: 'name', order: 'ASC' },
  /** The server's own order: unanswered reviews first. */
  reviews: { field: 'attention', order: 'ASC' },
  offers: { field: 'created_at', order: 'DESC' },
  sub_stores: { field: 'name', order: 'ASC' },
} as const;
