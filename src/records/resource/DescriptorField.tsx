import { useResource } from '../../descriptors/useResource';
import { inputOf } from '../../kinds/index';

interface DescriptorFieldProps {
  source: string;
  isNew?: boolean;
}

/**
 * The input of one field of the form's resource, with the label, help and bounds of its descriptor.
 *
 * @throws if the descriptor has no such field
 * @example <DescriptorField source="is_visible" />
 */
export const DescriptorField = ({ source, isNew = false }: DescriptorFieldProps) => {
  const { name, fields } = useResource();
  const field = fields.find((each) => each.source === source);
  if (!field) throw new Error(`The resource "${name}" has no field "${source}"`);
  const Input = inputOf(field.kind);
  return <Input field={field} isNew={isNew} />;
};
