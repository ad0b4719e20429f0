import { LazyReferencePicker } from './inputs/LazyReferencePicker';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

const Name: Kind['Comparison'] = ({ field: { of }, value }) =>
  of ? <RecordNames of={of} ids={typeof value === 'string' ? [value] : []} /> : null;

/** A record of another resource, by its id. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: Name,
  Comparison: Name,
  Input: ({ field }) => <LazyReferencePicker field={field} />,
  blank: null,
  width: 160,
};
