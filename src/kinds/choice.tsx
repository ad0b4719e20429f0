import { SelectInput, useTranslate } from 'react-admin';
import type { Kind, ResourceField } from './kind';

const choicesOf = ({ choices = [], choiceTexts }: ResourceField) =>
  choices.map((value) => ({ value, label: `${choiceTexts}.${value}` }));

/** One of a few values, each with a text: `choices` and `choiceTexts` of the field. */
export const kind: Kind = {
  toText: (value, { choiceTexts }, { t }) =>
    value === null || value === undefined || value === '' ? '' : t(`${choiceTexts}.${value}`, { _: String(value) }),
  Input: ({ field }) => {
    const t = useTranslate();
    const choices = choicesOf(field).map(({ value, label }) => ({ id: value, name: t(label) }));
    return (
      <SelectInput
        source={field.source}
        label={t(field.label)}
        choices={choices}
        isRequired={field.required ?? false}
        disabled={field.readOnly ?? false}
        helperText={field.help ? t(field.help) : false}
        validate={(value) =>
          field.required && (value === null || value === '') ? 'records.field.required' : undefined
        }
        translateChoice={false}
        fullWidth
      />
    );
  },
  filterChoices: choicesOf,
  blank: null,
  width: 150,
};
