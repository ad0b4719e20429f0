import { useResource } from '../../descriptors/useResource';
import { Edit } from '../form/Edit';
import { ResourceSections } from './ResourceSections';

const forGood = { detail: 'records.delete.for_good' };

/** The form of a record, generated from its descriptor. */
export default function ResourceEditPage() {
  const { name, hasUndo } = useResource();
  return (
    <Edit resource={name} {...(hasUndo ? {} : { deletion: forGood })}>
      <ResourceSections resource={name} />
    </Edit>
  );
}
