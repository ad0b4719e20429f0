import { type OfferTargetRecord, targetLabels } from '#contract/menuFiles/offerCells';
import { nameKey } from '#contract/multilingual';
import type { OfferTarget } from '#contract/offers/offerTerms';
import { loadStoreMenu } from '../../menu/service';
import type { ImportContext } from '../importContext';

/** The possible targets of offers, by their names in files. */
export interface OfferTargets {
  /** The names of items and sub-categories in files, by ID. */
  labels: ReadonlyMap<string, string>;
  /** IDs of the items or sub-categories with this name, or of the items with this SKU. */
  named(target: OfferTarget, name: string): readonly string[];
}

const keyOf = (text: string): string => nameKey([text]);

function idsByName(records: readonly OfferTargetRecord[]): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { _id, name, sku } of records)
    for (const key of new Set([nameKey(name), keyOf(sku ?? '')])) if (key) ids.set(key, [...(ids.get(key) ?? []), _id]);
  return ids;
}

/** The part of the menu that customers can see: the same that the form of an offer offers. */
export async function offerTargetsOf({ tx, session }: ImportContext): Promise<OfferTargets> {
  const { items, sub_categories } = await loadStoreMenu(tx, session.store_id);
  const byName = { item: idsByName(items), sub_category: idsByName(sub_categories) };
  return {
    labels: targetLabels({ items, sub_categories }),
    named: (target, name) =>
      target === 'item' || target === 'sub_category' ? (byName[target].get(keyOf(name)) ?? []) : [],
  };
}
