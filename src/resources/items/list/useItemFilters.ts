import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ModifierGroupRecord, SubCategoryRecord } from '#contract/entities/menu';
import { allergens, dietMarks } from '#contract/menu/diet';
import { menuLanguages } from '#contract/menuLanguages';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { RecordFilter } from '../../../records/list/toolbar/recordFilter';
import { useEveryRecord } from '../../../records/list/useEveryRecord';

type Listed<Rec> = Rec & { id: string };

const noHeadings: Listed<SubCategoryRecord>[] = [];
const noGroups: Listed<ModifierGroupRecord>[] = [];

/** Sub-categories and modifier groups to choose from; empty while they load. */
export function useMenuChoices() {
  const subCategories = useEveryRecord<Listed<SubCategoryRecord>>('sub_categories');
  const modifierGroups = useEveryRecord<Listed<ModifierGroupRecord>>('modifier_groups');
  return {
    subCategories: subCategories.data ?? noHeadings,
    modifierGroups: modifierGroups.data ?? noGroups,
    isLoading: { subCategories: subCategories.isPending, modifierGroups: modifierGroups.isPending },
  };
}

export type MenuChoices = ReturnType<typeof useMenuChoices>;

/** The list's filters, by their names in `get_item_list`. */
export function useItemFilters({ subCategories, modifierGroups, isLoading }: MenuChoices): RecordFilter[] {
  const t = useTranslate();
  const { store, text } = useStoreFormat();
  return useMemo(
    () => [
      {
        source: 'sub_category_id',
        label: t('items.filter.sub_category'),
        isLoading: isLoading.subCategories,
        choices: subCategories.map(({ _id, name, item_count }) => ({
          value: _id,
          label: text(name),
          detail: String(item_count),
        })),
      },
      {
        source: 'is_in_stock',
        label: t('items.filter.stock'),
        choices: [
          { value: true, label: t('items.filter.in_stock') },
          { value: false, label: t('items.filter.out_of_stock') },
        ],
      },
      {
        source: 'is_visible',
        label: t('items.filter.visibility'),
        choices: [
          { value: true, label: t('items.filter.visible') },
          { value: false, label: t('items.filter.hidden') },
        ],
      },
      {
        source: 'modifier_group_id',
        label: t('items.filter.modifier_group'),
        isLoading: isLoading.modifierGroups,
        choices: modifierGroups.map(({ _id, name, item_count }) => ({
          value: _id,
          label: text(name),
          detail: String(item_count),
        })),
      },
      {
        source: 'diet_mark',
        label: t('diet.marks'),
        choices: dietMarks.map((value) => ({ value, label: t(`diet.mark.${value}`) })),
      },
      ...(['contains_allergen', 'free_of_allergen'] as const).map((source) => ({
        source,
        label: t(`items.filter.${source}`),
        choices: allergens.map((value) => ({ value, label: t(`diet.allergen.${value}`) })),
      })),
      {
        source: 'without_allergens',
        label: t('diet.not_stated'),
        choices: [{ value: true, label: t('diet.not_stated') }],
      },
      {
        source: 'without_translation',
        label: t('items.filter.without_translation'),
        choices: menuLanguages(store.languages_supported).flatMap(({ name, position }) =>
          position === 0 ? [] : [{ value: position, label: name }],
        ),
      },
      {
        source: 'without_image',
        label: t('items.filter.without_image'),
        choices: [{ value: true, label: t('items.filter.without_image') }],
      },
    ],
    [t, text, store, subCategories, modifierGroups, isLoading.subCategories, isLoading.modifierGroups],
  );
}
