import { RecordCreate } from '../../records/form/RecordCreate';
import { HeadingForm } from '../../records/menuTree/HeadingForm';
import { blankCategory, categoryFields } from '../../records/menuTree/headingFields';

export default function CategoryCreate() {
  return (
    <RecordCreate name="categories" title="categories.form.create_title" fields={categoryFields} blank={blankCategory}>
      <HeadingForm withCategory={false} isNew />
    </RecordCreate>
  );
}
