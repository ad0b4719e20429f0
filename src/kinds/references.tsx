import { idsOf } from './idsOf';
import { LazyReferencePicker } from './inputs/LazyReferencePicker';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

const Names: Kind['Comparison'] = ({ field: { of }, value }) =>
  of ? <RecordNames of={of} ids={idsOf(value)} /> : null;

/** Records of another resource, as an ordered list of ids. */
export const kind: Kind = {
  toText: (value) => idsOf(value).join(' '),
  Field: Names,
  Comparison: Names,
  Input: ({ field }) => <LazyReferencePicker field={field} isMany />,
  blank: [],
  width: 200,
};
