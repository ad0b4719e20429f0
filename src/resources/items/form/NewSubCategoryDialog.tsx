import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { TranslatableInput } from '../../../components/inputs/multilingual/TranslatableInputs';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName, resources } from '../../../descriptors/resources/index';
import { placeErrors, serverErrors } from '../../../records/form/serverErrors';
import { useGuardedClose } from '../../../records/form/useGuardedClose';

interface NewSubCategoryDialogProps {
  /** The name typed so far. */
  name: string;
  onMade: (id: string) => void;
  onClose: () => void;
}

type Listed = SubCategoryRecord & { id: string };

/** Creates a sub-category without leaving the item. */
export const NewSubCategoryDialog = ({ name, onMade, onClose }: NewSubCategoryDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { store, language } = useStoreFormat();
  const key = useRef(uuid());
  const [failure, setFailure] = useState<string | null>(null);
  const count = Math.max(1, store.languages_supported.length);
  // The name was typed in the user's language. The first language is required, so it starts with the same text.
  const form = useForm<Record<string, unknown>>({
    defaultValues: {
      name: Array.from({ length: count }, (_, index) => (index === 0 || index === language ? name : '')),
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  const { close, question } = useGuardedClose({ isTyped: isDirty, isBusy: isSubmitting, onClose });

  const add = async (values: Record<string, unknown>) => {
    setFailure(null);
    try {
      const body = { idempotency_key: key.current, name: values.name as string[] };
      const { sub_category } = await dataProvider.addSubCategory(body);
      // Cached before the list reloads, so that the field can show its name immediately.
      queryClient.setQueryData<Listed[]>([raName('sub_categories'), 'every'], (known) => [
        ...(known ?? []),
        { ...sub_category, id: sub_category._id },
      ]);
      void queryClient.invalidateQueries({ queryKey: [raName('sub_categories')] });
      onMade(sub_category._id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = serverErrors(error, resources.sub_categories);
      if (errors.size === 0 || placeErrors(form, errors).length > 0) setFailure(errorText(error));
    }
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            // In React's tree, this form is inside the item's; its submit event must not reach it.
            event.stopPropagation();
            form.clearErrors();
            void form.handleSubmit(add)(event);
          }}
        >
          <DialogTitle id={titleId}>{t('itemForm.new_sub_category')}</DialogTitle>
          <DialogContent sx={{ '& > :first-of-type': { mt: 1 } }}>
            <TranslatableInput
              source="name"
              label="itemForm.sub_category_name"
              required
              max={limits.nameMax}
              autoFocus
            />
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {t(failure)}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              {t('records.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t('itemForm.add')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {question}
    </Dialog>
  );
};
