import { LazyReferencePicker } from './inputs/LazyReferencePicker';
import type { Kind } from './kind';
import { RecordNames } from './RecordNames';

/** A record of another resource, by its id. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ field: { of }, value }) =>
    of ? <RecordNames of={of} ids={typeof value === 'string' ? [value] : []} /> : null,
  Input: ({ field }) => <LazyReferencePicker field={field} />,
  blank: null,
  width: 160,
};
