/** The pieces of an item that were sold, and what they brought after discounts. */
interface ItemSales {
  quantity: number;
  amount: number;
}

/**
 * Where an item stands: how often it sells, and what a piece brings.
 *
 * - `star`: both above the menu's average. Keep it as it is.
 * - `plowhorse`: sells well, brings little. Raise its price, or offer something with it.
 * - `puzzle`: brings much, sells rarely. Show it better.
 * - `dog`: neither.
 * - `unsold`: not sold at all.
 */
type Popularity = 'star' | 'plowhorse' | 'puzzle' | 'dog' | 'unsold';

/** An item counts as popular from this part of an equal share of all pieces on: the usual rule of menu engineering. */
const popularFrom = 0.7;

/**
 * Returns a function that says where an item of a menu stands. A piece's contribution is what it was sold for after
 * discounts: costs of goods aren't known. Items that weren't sold don't change the averages.
 *
 * @example popularityOf(items)(burrata) // 'star'
 */
export function popularityOf(menu: readonly ItemSales[]): (item: ItemSales) => Popularity {
  const sold = menu.filter(({ quantity }) => quantity > 0);
  const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = sold.reduce((sum, item) => sum + item.amount, 0);
  return (item) => {
    if (item.quantity <= 0) return 'unsold';
    const isPopular = item.quantity * sold.length >= popularFrom * pieces;
    // Compared as products, so that no rounding decides.
    const bringsMuch = item.amount * pieces >= amount * item.quantity;
    if (isPopular) return bringsMuch ? 'star' : 'plowhorse';
    return bringsMuch ? 'puzzle' : 'dog';
  };
}
