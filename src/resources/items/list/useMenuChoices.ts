import type { ModifierGroupRecord, SubCategoryRecord } from '#contract/entities/menu';
import { useEveryRecord } from '../../../records/list/useEveryRecord';

type Listed<Rec> = Rec & { id: string };

const noHeadings: Listed<SubCategoryRecord>[] = [];
const noGroups: Listed<ModifierGroupRecord>[] = [];

/** What items are put under and attached to, to choose from; empty while it loads. */
export function useMenuChoices() {
  const subCategories = useEveryRecord<Listed<SubCategoryRecord>>('sub_categories').data ?? noHeadings;
  const modifierGroups = useEveryRecord<Listed<ModifierGroupRecord>>('modifier_groups').data ?? noGroups;
  return { subCategories, modifierGroups };
}

export type MenuChoices = ReturnType<typeof useMenuChoices>;
