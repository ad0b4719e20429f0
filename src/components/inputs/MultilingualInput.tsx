import { type MultilingualField, MultilingualInputs } from './MultilingualInputs';

interface MultilingualInputProps extends MultilingualField {
  autoFocus?: boolean;
}

/**
 * One text in each of the store's languages.
 *
 * @example <MultilingualInput source="name" label="itemForm.name" required max={limits.nameMax} />
 */
export const MultilingualInput = ({ autoFocus = false, ...field }: MultilingualInputProps) => (
  <MultilingualInputs fields={[field]} autoFocus={autoFocus} />
);
