import { AutocompleteArrayInput, ReferenceArrayInput, required, useTranslate } from 'react-admin';
import { resourceOf } from '../resources/index';
import { useRecordNameOf } from '../resources/useRecordName';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Records of another resource, as an ordered list of ids. */
export const kind: Kind = {
  toText: (value) => idsOf(value).join(' '),
  Field: ({ field: { of }, value }) => (of ? <RecordNames of={of} ids={idsOf(value)} /> : null),
  Input: ({ field: { source, label, of, required: isRequired = false, readOnly = false, help } }) => {
    const t = useTranslate();
    const recordName = useRecordNameOf(of && resourceOf(of));
    if (!of) return null;
    return (
      <ReferenceArrayInput source={source} reference={resourceOf(of).raName}>
        <AutocompleteArrayInput
          label={t(label)}
          optionText={recordName}
          helperText={help ? t(help) : false}
          disabled={readOnly}
          {...(isRequired ? { validate: required('records.field.required') } : {})}
          fullWidth
        />
      </ReferenceArrayInput>
    );
  },
  blank: [],
  width: 200,
};
