import { useState } from 'react';
import type { OrderItem } from '#contract/entities/order';
import { outOfStockUntil, type Stock, snoozeOffers } from '../../components/stock/stock';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { partsOf, type SoldOut, type SoldOutPart } from './soldOutParts';

/** The state of `SoldOutFields`. */
export interface SoldOutChoice {
  /** When the question was asked, so that the offered times don't change while someone reads them. */
  now: Date;
  parts: readonly SoldOutPart[];
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
  stock: Stock;
  setStock: (stock: Stock) => void;
  /** The choice; `null` as long as nothing is chosen. */
  chosen: SoldOut | null;
}

/**
 * The state of a choice of what is sold out, and until when. The default is until the store opens tomorrow. A single
 * item is preselected.
 */
export function useSoldOutChoice(lines: readonly OrderItem[]): SoldOutChoice {
  const { store } = useStoreFormat();
  const [now] = useState(() => new Date());
  const [parts] = useState(() => partsOf(lines));
  const [only] = parts.length === 1 ? parts : [];
  const [ids, setIds] = useState<readonly string[]>(only ? [only.id] : []);
  const [stock, setStock] = useState<Stock>(() => outOfStockUntil(snoozeOffers(now, store)[0]?.end ?? null));
  const isChosen = (id: string) => ids.includes(id);
  const modifiers = new Map(
    parts.flatMap((part) => part.modifiers).flatMap((each) => (isChosen(each.id) ? [[each.id, each] as const] : [])),
  );
  return {
    now,
    parts,
    isChosen,
    toggle: (id) => setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    stock,
    setStock,
    chosen:
      ids.length === 0
        ? null
        : { items: parts.filter(({ id }) => isChosen(id)), modifiers: [...modifiers.values()], stock },
  };
}
