import { RecordEdit } from '../../records/form/RecordEdit';
import { HeadingForm } from '../../records/menuTree/HeadingForm';
import { categoryFields } from '../../records/menuTree/headingFields';

export default function CategoryEdit() {
  return (
    <RecordEdit name="categories" fields={categoryFields}>
      <HeadingForm withCategory={false} />
    </RecordEdit>
  );
}
