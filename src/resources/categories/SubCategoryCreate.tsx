import { Create } from '../../records/form/Create';
import { HeadingForm } from './tree/HeadingForm';
import { useHeadings } from './tree/useHeadings';

export default function SubCategoryCreate() {
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
