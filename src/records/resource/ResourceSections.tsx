import type { Resource } from '../../descriptors/defineResource';
import { type ResourceName, resources } from '../../descriptors/resources/index';
import { FieldSections } from '../form/FieldSections';

interface ResourceSectionsProps {
  resource: ResourceName;
  isNew?: boolean;
  /** The user can't change anything in it. */
  isReadOnly?: boolean;
}

/** The sections of a resource's form, with rows of fields, as its descriptor says. */
export const ResourceSections = ({ resource: name, isNew = false, isReadOnly = false }: ResourceSectionsProps) => {
  const { form, fields, texts }: Resource = resources[name];
  return (
    <FieldSections
      fields={isReadOnly ? fields.map((field) => ({ ...field, readOnly: true })) : fields}
      form={form}
      titleOf={(section) => (section.includes('.') ? section : `${texts}.section.${section}`)}
      isNew={isNew}
    />
  );
};
