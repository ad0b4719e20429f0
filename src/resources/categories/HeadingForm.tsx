import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { InputError } from '../../components/inputs/inputParts';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import { type BackLink, listLink } from '../../records/form/formTools';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { noCategory, useMenuTree } from './tree/menuTree';

/** Whether this store's sub-categories belong to categories, whose screen then edits them too, or stand alone. */
function useHeadings(): { withCategories: boolean; back: BackLink } {
  const { store } = useStoreFormat();
  const withCategories = store.is_store_can_create_group;
  return { withCategories, back: listLink(withCategories ? 'categories' : 'sub_categories') };
}

/** The sub-category's category; none is a choice too. */
const CategoryInput = () => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { tree } = useMenuTree(true);
  const { id, field, fieldState } = useInput({ source: 'category_id' });
  const categories = tree?.categories ?? [];
  // react-admin represents no value as an empty string.
  const value: string = field.value || noCategory;
  const isKnown = value === noCategory || categories.some(({ _id }) => _id === value);
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={t('categories.form.category')}
      value={isKnown ? value : ''}
      onChange={(event) => field.onChange(event.target.value === noCategory ? null : event.target.value)}
      onBlur={field.onBlur}
      fullWidth
      size="small"
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputError message={fieldState.error?.message} />}
      sx={{ maxInlineSize: 420 }}
    >
      {categories.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id} sx={{ minHeight: 44 }}>
          {text(name)}
        </MenuItem>
      ))}
      <MenuItem value={noCategory} sx={{ minHeight: 44 }}>
        {t('categories.without')}
      </MenuItem>
    </TextField>
  );
};

interface HeadingFormProps {
  /** For a store with categories: the sub-category's category, or none. */
  withCategory: boolean;
  isNew?: boolean;
}

/** The form of categories and sub-categories. */
const HeadingForm = ({ withCategory, isNew = false }: HeadingFormProps) => (
  <FormSection title="categories.form.basics">
    <DescriptorField source="name" isNew={isNew} />
    {withCategory && <CategoryInput />}
    <DescriptorField source="is_visible" />
    <DescriptorField source="image" />
  </FormSection>
);

export function CategoryCreate() {
  return (
    <Create resource="categories" title="categories.form.create_title">
      <ResourceSections resource="categories" isNew />
    </Create>
  );
}

export function SubCategoryCreate() {
  const { withCategories, back } = useHeadings();
  return (
    <Create
      resource="sub_categories"
      title="categories.form.create_sub_title"
      without={withCategories ? [] : ['category_id']}
      back={back}
    >
      <HeadingForm withCategory={withCategories} isNew />
    </Create>
  );
}

export function SubCategoryEdit() {
  const { withCategories, back } = useHeadings();
  return (
    <Edit resource="sub_categories" back={back}>
      <HeadingForm withCategory={withCategories} />
    </Edit>
  );
}
