import { useTranslate } from 'react-admin';
import { useTextTools } from '../../components/text/useTextTools';
import { useRecordName } from '../../descriptors/useRecordName';
import { useResource } from '../../descriptors/useResource';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import type { ListedRecord } from '../../kinds/listedRecord';
import { useRecordChange } from '../list/useRecordChange';

interface CellProps {
  field: ResourceField;
  record: ListedRecord;
}

const readField = ({ source }: ResourceField, record: ListedRecord): unknown =>
  (record as unknown as Record<string, unknown>)[source];

/** A record's value as its kind shows it. */
const Shown = ({ field, record }: CellProps) => {
  const tools = useTextTools();
  const { Field, toText } = kindOf(field.kind);
  const value = readField(field, record);
  if (value === null || value === undefined || value === '') return null;
  if (Field) return <Field field={field} value={value} record={record} />;
  const text = toText(value, field, tools);
  return (
    <span dir="auto" title={text}>
      {text}
    </span>
  );
};

/** A value that can be changed in the list. */
const Changeable = ({ field, record }: CellProps) => {
  const t = useTranslate();
  const { name } = useResource();
  const recordName = useRecordName(name);
  const change = useRecordChange(name);
  const { InlineInput } = kindOf(field.kind);
  if (!InlineInput) return <Shown field={field} record={record} />;
  return (
    <InlineInput
      field={field}
      value={readField(field, record)}
      record={record}
      name={`${t(field.label)}: ${recordName(record)}`}
      onChange={(value) => void change(record, { [field.source]: value } as Partial<ListedRecord>)}
    />
  );
};

/** A record's field in a list, as its descriptor says. */
export const ResourceFieldCell = ({ field, record }: CellProps) =>
  field.list === 'inline' ? <Changeable field={field} record={record} /> : <Shown field={field} record={record} />;
