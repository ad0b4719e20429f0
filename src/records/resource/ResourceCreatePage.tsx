import { useResource } from '../../descriptors/useResource';
import { Create } from '../form/Create';
import { ResourceSections } from './ResourceSections';

/** The form of a new record, generated from its descriptor. */
export default function ResourceCreatePage() {
  const { name } = useResource();
  return (
    <Create resource={name}>
      <ResourceSections resource={name} isNew />
    </Create>
  );
}
