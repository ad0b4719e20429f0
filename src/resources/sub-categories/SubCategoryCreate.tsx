import { RecordCreate } from '../../records/form/RecordCreate';
import { HeadingForm } from '../../records/menuTree/HeadingForm';
import { blankCategory } from '../../records/menuTree/headingFields';
import { useHeadings } from '../../records/menuTree/useHeadings';

export default function SubCategoryCreate() {
  const { withCategories, back, fields } = useHeadings();
  const blank = withCategories ? { ...blankCategory, category_id: null } : blankCategory;
  return (
    <RecordCreate
      name="sub_categories"
      title="categories.form.create_sub_title"
      fields={fields}
      blank={blank}
      back={back}
    >
      <HeadingForm withCategory={withCategories} isNew />
    </RecordCreate>
  );
}
