/** From here an open order stands beside the list it was opened from; below it lies over it. */
const besideFrom = 1200;

/** How an open order stands on its page. */
export const panelLayout = {
  beside: `(min-width: ${besideFrom}px)`,
  width: 420,
} as const;
