import { limits } from '#contract/limits';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { ImageInput } from '../../../components/inputs/images/ImageInput';
import { MultilingualInput } from '../../../components/inputs/MultilingualInput';
import { FormSection } from '../../../records/form/FormSection';
import { CategoryInput } from './CategoryInput';

interface HeadingFormProps {
  /** Of a store that has categories: a sub-category stands under one, or under none. */
  withCategory: boolean;
  isNew?: boolean;
}

/** The form of a category and of a sub-category. */
export const HeadingForm = ({ withCategory, isNew = false }: HeadingFormProps) => (
  <FormSection title="categories.form.basics">
    <MultilingualInput source="name" label="categories.form.name" required max={limits.nameMax} autoFocus={isNew} />
    {withCategory && <CategoryInput />}
    <BooleanInput source="is_visible" label="categories.form.visible" helperText="categories.form.visible_hint" />
    <ImageInput source="image" label="categories.form.picture" />
  </FormSection>
);
