import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  useTranslate,
} from 'react-admin';
import { resourceOf } from '../../descriptors/resources/index';
import { useRecordNameOf } from '../../descriptors/useRecordName';
import type { ResourceField } from '../kind';

interface ReferencePickerProps {
  field: ResourceField;
  isMany?: boolean;
}

/** Chooses one record of another resource, or several. */
export default function ReferencePicker({ field, isMany = false }: ReferencePickerProps) {
  const { source, label, of, required: isRequired = false, readOnly = false, help } = field;
  const t = useTranslate();
  const recordName = useRecordNameOf(of && resourceOf(of));
  if (!of) return null;
  const reference = resourceOf(of).raName;
  const props = {
    label: t(label),
    optionText: recordName,
    helperText: help ? t(help) : (false as const),
    disabled: readOnly,
    ...(isRequired ? { validate: required('records.field.required') } : {}),
    fullWidth: true,
  };
  return isMany ? (
    <ReferenceArrayInput source={source} reference={reference}>
      <AutocompleteArrayInput {...props} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput source={source} reference={reference}>
      <AutocompleteInput {...props} />
    </ReferenceInput>
  );
}
