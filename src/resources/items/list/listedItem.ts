import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ItemRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { useStoreFormat } from '../../../components/store/useStoreFormat';

/** An item as the list has it: with react-admin's name for its `_id`. */
export type ListedItem = ItemRecord & { id: string };

/**
 * Initial values for a duplicate: another item under a new name. Like every new item, it comes last in its sub-
 * category.
 */
export function useDuplicate() {
  const t = useTranslate();
  const languages = useStoreFormat().store.languages_supported.length;
  return useCallback(
    (item: ListedItem) => {
      const { id: _id, _id: _wireId, version: _version, updated_at: _at, updated_by: _by, ...fields } = item;
      const { sequence_number: _place, ...copied } = fields;
      const mark = (name: string) => {
        const suffix = t('common.copy_of', { name: '' });
        return name && t('common.copy_of', { name: name.slice(0, limits.nameMax - suffix.length) });
      };
      // Texts in languages that the store no longer has are dropped.
      const supported = (texts: readonly string[]) => texts.slice(0, languages);
      return { ...copied, name: supported(item.name).map(mark), description: supported(item.description) };
    },
    [t, languages],
  );
}
