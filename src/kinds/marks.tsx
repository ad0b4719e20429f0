import { MarksInput } from '../components/inputs/MarksInput';
import type { Kind } from './kind';

/**
 * Several of a fixed set of marks, as chips; uses the field's `choices` and `choiceTexts`. With `none`, `null` means
 * that nothing is stated, and an empty list that none applies.
 */
export const kind: Kind = {
  toText: (value, { choiceTexts, none }, { t, list }) => {
    if (!Array.isArray(value)) return '';
    return value.length === 0 && none ? t(none) : list(value.map((mark) => t(`${choiceTexts}.${mark}`)));
  },
  Input: ({ field: { source, label, help, choices = [], choiceTexts, none, readOnly = false } }) => (
    <MarksInput
      source={source}
      label={label}
      marks={choices.map(String)}
      texts={choiceTexts}
      none={none}
      helperText={help}
      disabled={readOnly}
    />
  ),
  filterChoices: ({ choices = [], choiceTexts }) =>
    choices.map((value) => ({ value, label: `${choiceTexts}.${value}` })),
  blank: [],
  width: 180,
};
