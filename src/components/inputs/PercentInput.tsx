import { useLocale } from 'react-admin';
import { editedNumber } from './numbers/editedNumber';
import { parsePlainNumber } from './numbers/parsePlainNumber';
import { type NumberInputProps, TypedNumberInput } from './numbers/TypedNumberInput';

/** As many as a percentage has on the wire. */
const decimals = 3;

/** A percentage from 0 to 100. */
export const PercentInput = (props: NumberInputProps) => {
  const locale = useLocale();
  return (
    <TypedNumberInput
      {...props}
      min={0}
      max={100}
      inputMode="decimal"
      parse={(text) => parsePlainNumber(text, decimals)}
      format={(value) => editedNumber(value, locale, { least: 0, most: decimals })}
      endAdornment="%"
    />
  );
};
