import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TranslatableInputs } from '../components/inputs/multilingual/TranslatableInputs';
import { useListText } from '../components/text/useListText';
import { inputProps, type Kind } from './kind';

const isTexts = (value: unknown): value is string[] => Array.isArray(value);

const Inputs: Kind['Inputs'] = ({ fields, isNew }) => {
  const t = useTranslate();
  const list = useListText();
  const [first] = fields;
  return (
    <TranslatableInputs
      label={list(fields.map(({ label }) => t(label)))}
      fields={fields.map((field) => {
        const { max = limits.nameMax } = field;
        return { ...inputProps(field), max, multiline: max > limits.nameMax };
      })}
      autoFocus={isNew && Boolean(first?.required) && !first?.readOnly}
    />
  );
};

/** Texts in each of the store's languages, by language position. */
export const kind: Kind = {
  toText: (value, _field, { text }) => (isTexts(value) ? text(value) : String(value ?? '')),
  Input: ({ field, isNew }) => <Inputs fields={[field]} isNew={isNew} />,
  Inputs,
  blank: [''],
  width: 210,
};
