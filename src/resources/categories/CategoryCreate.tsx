import { Create } from '../../records/form/Create';
import { ResourceSections } from '../../records/resource/ResourceSections';

export default function CategoryCreate() {
  return (
    <Create resource="categories" title="categories.form.create_title">
      <ResourceSections resource="categories" isNew />
    </Create>
  );
}
