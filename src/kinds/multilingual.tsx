import { limits } from '#contract/limits';
import { MultilingualInput } from '../components/inputs/MultilingualInput';
import type { Kind } from './kind';

const isTexts = (value: unknown): value is string[] => Array.isArray(value);

/** One text in each of the store's languages, by their position. */
export const kind: Kind = {
  toText: (value, _field, { text }) => (isTexts(value) ? text(value) : String(value ?? '')),
  Input: ({ field: { source, label, required = false, max = limits.nameMax }, isNew }) => (
    <MultilingualInput
      source={source}
      label={label}
      required={required}
      max={max}
      multiline={max > limits.nameMax}
      autoFocus={isNew && required}
    />
  ),
  blank: [''],
  width: 210,
};
