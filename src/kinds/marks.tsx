import { MarksInput } from '../components/inputs/MarksInput';
import type { Kind } from './kind';

/**
 * Several of some marks, as chips: `choices` and `choiceTexts` of the field. With `none`, a field in which nothing is
 * stated is `null`, and an empty one says that none applies.
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
