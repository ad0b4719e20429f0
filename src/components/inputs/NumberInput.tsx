import { useLocale } from 'react-admin';
import { editedNumber } from './numbers/editedNumber';
import { parsePlainNumber } from './numbers/parsePlainNumber';
import { type NumberInputProps, TypedNumberInput } from './numbers/TypedNumberInput';

interface IntegerInputProps extends NumberInputProps {
  min?: number;
  max?: number;
}

/** A whole number between two bounds. */
export const NumberInput = ({ min = 0, max = 1_000_000, ...props }: IntegerInputProps) => {
  const locale = useLocale();
  return (
    <TypedNumberInput
      {...props}
      min={min}
      max={max}
      inputMode="numeric"
      parse={(text) => parsePlainNumber(text, 0)}
      format={(value) => editedNumber(value, locale, { least: 0, most: 0 })}
    />
  );
};
