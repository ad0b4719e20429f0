import { Edit } from '../../records/form/Edit';
import { HeadingForm } from './tree/HeadingForm';
import { useHeadings } from './tree/useHeadings';

export default function SubCategoryEdit() {
  const { withCategories, back } = useHeadings();
  return (
    <Edit resource="sub_categories" back={back}>
      <HeadingForm withCategory={withCategories} />
    </Edit>
  );
}
