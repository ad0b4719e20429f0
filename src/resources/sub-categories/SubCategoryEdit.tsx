import { RecordEdit } from '../../records/form/RecordEdit';
import { HeadingForm } from '../../records/menuTree/HeadingForm';
import { useHeadings } from '../../records/menuTree/useHeadings';

export default function SubCategoryEdit() {
  const { withCategories, back, fields } = useHeadings();
  return (
    <RecordEdit name="sub_categories" fields={fields} back={back}>
      <HeadingForm withCategory={withCategories} />
    </RecordEdit>
  );
}
