import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { TranslatableInput } from '../../../components/inputs/multilingual/TranslatableInputs';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';

interface NewSubCategoryDialogProps {
  /** The name typed so far. */
  name: string;
  onMade: (id: string) => void;
  onClose: () => void;
}

type Listed = SubCategoryRecord & { id: string };

/** Creates a sub-category without leaving the item. */
export const NewSubCategoryDialog = ({ name: typed, onMade, onClose }: NewSubCategoryDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { store, language } = useStoreFormat();
  const key = useRef(uuid());
  const count = Math.max(1, store.languages_supported.length);
  const form = useDialogForm({
    name: 'sub_categories',
    record: null,
    // The name was typed in the user's language. The first language is required, so it starts with the same text.
    valuesOf: () => ({
      name: Array.from({ length: count }, (_, index) => (index === 0 || index === language ? typed : '')),
    }),
    save: async ({ name }) => {
      const { sub_category } = await dataProvider.addSubCategory({ idempotency_key: key.current, name });
      // Cached before the list reloads, so that the field can show its name immediately.
      queryClient.setQueryData<Listed[]>([raName('sub_categories'), 'every'], (known) => [
        ...(known ?? []),
        { ...sub_category, id: sub_category._id },
      ]);
      void queryClient.invalidateQueries({ queryKey: [raName('sub_categories')] });
      onMade(sub_category._id);
    },
  });
  return (
    <DialogForm title={t('itemForm.new_sub_category')} form={form} confirm={t('common.add')} onClose={onClose}>
      <TranslatableInput source="name" label="itemForm.sub_category_name" required max={limits.nameMax} autoFocus />
    </DialogForm>
  );
};
