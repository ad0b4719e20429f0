/** Base of every picture's address; `image_url`s are relative to it. */
export const imageBase = '/images/';

const drawing = (background: string, ink: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><rect width="96" height="96" fill="${background}"/><g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`;

/** Drawn pictures used when no picture was uploaded. */
export const placeholders = {
  /** A head and shoulders. */
  user: drawing('#e6edf3', '#5b7083', '<circle cx="48" cy="37" r="15"/><path d="M20 80c3-18 15-26 28-26s25 8 28 26"/>'),
  /** A bowl with steam. */
  item: drawing(
    '#f6ecdf',
    '#a06a2c',
    '<path d="M18 48h60a30 28 0 0 1-60 0zM36 80h24M36 36c-5-6 5-9 0-15M48 36c-5-6 5-9 0-15M60 36c-5-6 5-9 0-15"/>',
  ),
  /** A front with an awning. */
  store: drawing(
    '#e4f0ea',
    '#2f7a5a',
    '<path d="M22 44v34h52V44M16 42l8-22h48l8 22a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0M42 78V58h14v20"/>',
  ),
  /** A scooter with its box. */
  provider: drawing(
    '#ece9f6',
    '#5d4fa0',
    '<circle cx="28" cy="70" r="9"/><circle cx="72" cy="70" r="9"/><path d="M37 70h18c2-14 8-18 12-18l-7-26h-9M63 52l9 9M18 54h26M20 32h22v16H20z"/>',
  ),
  /** Four sections of a menu. */
  category: drawing(
    '#f3e9ea',
    '#a04a55',
    '<path d="M18 22h26v22H18zM52 22h26v22H52zM18 52h26v22H18zM52 52h26v22H52z"/>',
  ),
  /** A page with a folded corner. */
  document: drawing('#eceef0', '#56616c', '<path d="M28 14h28l14 14v54H28zM56 14v14h14M38 46h22M38 58h22M38 70h14"/>'),
  /** A label with its hole. */
  promo_code: drawing('#f5f0d8', '#8a7418', '<path d="M46 18h30v30L44 80 16 52z"/><circle cx="64" cy="30" r="4"/>'),
} as const;

export type Placeholder = keyof typeof placeholders;

/** Path of a placeholder below the image base. */
export const placeholderPath = (name: Placeholder): string => `default/${name}.svg`;
