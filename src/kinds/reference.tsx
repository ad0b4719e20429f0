import { AutocompleteInput, ReferenceInput, required, useTranslate } from 'react-admin';
import { resourceOf } from '../resources/index';
import { useRecordNameOf } from '../resources/useRecordName';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

/** A record of another resource, by its id. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ field: { of }, value }) =>
    of ? <RecordNames of={of} ids={typeof value === 'string' ? [value] : []} /> : null,
  Input: ({ field: { source, label, of, required: isRequired = false, readOnly = false, help } }) => {
    const t = useTranslate();
    const recordName = useRecordNameOf(of && resourceOf(of));
    if (!of) return null;
    return (
      <ReferenceInput source={source} reference={resourceOf(of).raName}>
        <AutocompleteInput
          label={t(label)}
          optionText={recordName}
          helperText={help ? t(help) : false}
          disabled={readOnly}
          {...(isRequired ? { validate: required('records.field.required') } : {})}
          fullWidth
        />
      </ReferenceInput>
    );
  },
  blank: null,
  width: 160,
};
