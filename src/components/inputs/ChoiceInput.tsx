import { SelectInput, useTranslate } from 'react-admin';
import { selectLook } from './inputParts';

interface ChoiceInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** With labels in the user's language. */
  choices: readonly { value: string | number; label: string }[];
  disabled?: boolean;
  onChange?: () => void;
}

/** One of a few values, in a row of a list. */
export const ChoiceInput = ({ source, label, choices, disabled = false, onChange }: ChoiceInputProps) => {
  const t = useTranslate();
  return (
    <SelectInput
      {...selectLook}
      source={source}
      label={t(label)}
      choices={choices.map(({ value, label: name }) => ({ id: value, name }))}
      isRequired
      // As narrow as its column: react-admin's least width would cover the next field.
      sx={{ minInlineSize: 0 }}
      disabled={disabled}
      {...(onChange ? { onChange } : {})}
    />
  );
};
