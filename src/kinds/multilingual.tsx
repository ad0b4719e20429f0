import { limits } from '#contract/limits';
import { TranslatableInput } from '../components/inputs/multilingual/TranslatableInputs';
import { inputProps, type Kind } from './kind';

const isTexts = (value: unknown): value is string[] => Array.isArray(value);

/** One text in each of the store's languages, by language position. */
export const kind: Kind = {
  toText: (value, _field, { text }) => (isTexts(value) ? text(value) : String(value ?? '')),
  Input: ({ field, isNew }) => {
    const { required = false, readOnly = false, max = limits.nameMax } = field;
    return (
      <TranslatableInput
        {...inputProps(field)}
        max={max}
        multiline={max > limits.nameMax}
        autoFocus={isNew && required && !readOnly}
      />
    );
  },
  blank: [''],
  width: 210,
};
