import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { AutocompleteField } from '../../../components/inputs/AutocompleteField';
import { InputError } from '../../../components/inputs/inputParts';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { plainText } from '../../../components/text/plainText';
import { useEveryRecord } from '../../../records/list/useEveryRecord';
import { NewSubCategoryDialog } from './NewSubCategoryDialog';

interface Option {
  /** `null`: a new one. */
  id: string | null;
  name: string;
}

const need = (value: unknown) => (value ? undefined : 'itemForm.choose_sub_category');

/** The item's sub-category. Users with the permission can create one here. */
export const SubCategoryInput = () => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const mayAdd = useIsAllowed()({ permission: 'store/group' });
  const { id, field, fieldState } = useInput({ source: 'sub_category_id', validate: need });
  const { data, isPending, isError } = useEveryRecord<SubCategoryRecord & { id: string }>('sub_categories');
  const [adding, setAdding] = useState<string | null>(null);
  const options: Option[] = (data ?? []).map((each) => ({ id: each.id, name: text(each.name) }));
  const chosen =
    options.find((option) => option.id === field.value) ??
    (field.value ? { id: String(field.value), name: isPending ? t('itemForm.loading') : t('itemForm.unknown') } : null);

  const offered = (all: Option[], typed: string): Option[] => {
    const wanted = plainText(typed);
    const found = wanted ? all.filter(({ name }) => plainText(name).includes(wanted)) : all;
    const isThere = all.some(({ name }) => plainText(name) === wanted);
    return mayAdd && !isThere ? [...found, { id: null, name: typed.trim() }] : found;
  };
  const choose = (option: Option | null) => {
    if (option && option.id === null) setAdding(option.name);
    else field.onChange(option?.id ?? null);
  };
  return (
    <>
      <Autocomplete<Option>
        id={id}
        options={options}
        value={chosen}
        loading={isPending}
        loadingText={t('itemForm.loading')}
        noOptionsText={t(isError ? 'itemForm.not_loaded' : 'itemForm.no_sub_category')}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        getOptionLabel={({ name }) => name}
        getOptionKey={(option) => option.id ?? 'new'}
        // The selected name fills the field and isn't a search.
        filterOptions={(all, { inputValue }) => offered(all, inputValue === chosen?.name ? '' : inputValue)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props} style={{ minHeight: 44 }}>
            {option.id !== null
              ? option.name
              : option.name
                ? t('itemForm.new_sub_category_named', { name: option.name })
                : t('itemForm.new_sub_category')}
          </li>
        )}
        onChange={(_event, option) => choose(option)}
        onBlur={() => field.onBlur()}
        openText={t('common.open')}
        closeText={t('common.close')}
        clearText={t('common.clear')}
        renderInput={(params) => (
          <AutocompleteField
            {...params}
            inputRef={field.ref}
            label={t('itemForm.sub_category')}
            required
            size="small"
            error={fieldState.invalid}
            helperText={fieldState.invalid && <InputError message={fieldState.error?.message} />}
          />
        )}
      />
      {adding !== null && (
        <NewSubCategoryDialog
          name={adding}
          onMade={(created) => {
            field.onChange(created);
            setAdding(null);
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
};
