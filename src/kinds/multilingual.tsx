import { limits } from '#contract/limits';
import { TranslatableInput } from '../components/inputs/multilingual/TranslatableInputs';
import type { Kind } from './kind';

const isTexts = (value: unknown): value is string[] => Array.isArray(value);

/** One text in each of the store's languages, by language position. */
export const kind: Kind = {
  toText: (value, _field, { text }) => (isTexts(value) ? text(value) : String(value ?? '')),
  Input: ({ field: { source, label, required = false, max = limits.nameMax }, isNew }) => (
    <TranslatableInput
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
