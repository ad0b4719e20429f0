import { type MultilingualField, TranslatableInputs } from './TranslatableInputs';

interface MultilingualInputProps extends MultilingualField {
  autoFocus?: boolean;
}

/**
 * One text in each of the store's languages.
 *
 * @example <TranslatableInput source="name" label="itemForm.name" required max={limits.nameMax} />
 */
export const TranslatableInput = ({ autoFocus = false, ...field }: MultilingualInputProps) => (
  <TranslatableInputs fields={[field]} autoFocus={autoFocus} />
);
