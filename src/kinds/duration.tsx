import { NumberInput } from '../components/inputs/numbers/NumberInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { minuteSign } from '../components/time/storeTime';
import { inputProps, type Kind } from './kind';

/** A length of time, in minutes. */
export const kind: Kind = {
  toText: (value, _field, { t }) => {
    if (typeof value !== 'number') return '';
    const hours = Math.floor(value / 60);
    return hours > 0
      ? t('order.span.hours', { hours, minutes: value % 60 })
      : t('order.span.minutes', { minutes: value });
  },
  toCsv: (value) => (typeof value === 'number' ? String(value) : ''),
  Input: ({ field }) => {
    const { locale } = useStoreFormat();
    return (
      <NumberInput
        {...inputProps(field)}
        min={field.min ?? 0}
        {...(field.max === undefined ? {} : { max: field.max })}
        endAdornment={minuteSign(locale)}
      />
    );
  },
  blank: null,
  width: 110,
  align: 'end',
};
