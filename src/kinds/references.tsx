import { LazyReferencePicker } from './inputs/LazyReferencePicker';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Records of another resource, as an ordered list of ids. */
export const kind: Kind = {
  toText: (value) => idsOf(value).join(' '),
  Field: ({ field: { of }, value }) => (of ? <RecordNames of={of} ids={idsOf(value)} /> : null),
  Input: ({ field }) => <LazyReferencePicker field={field} isMany />,
  blank: [],
  width: 200,
};
