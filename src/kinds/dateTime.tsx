import { TextInput } from '../components/inputs/TextInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { toInstant, toLocal } from '../components/time/localTime';
import { recordTime } from '../components/time/storeTime';
import { inputProps, type Kind } from './kind';

/** An instant, shown and entered in the store's time zone. */
export const kind: Kind = {
  toText: (value, _field, { locale, timezone }) =>
    typeof value === 'string' && value !== '' ? recordTime(value, { locale, timezone }) : '',
  toCsv: (value) => String(value ?? ''),
  Input: ({ field }) => {
    const { timezone } = useStoreFormat();
    return (
      <TextInput
        {...inputProps(field)}
        type="datetime-local"
        format={(value) => toLocal(value, timezone)}
        parse={(local) => toInstant(local, timezone)}
      />
    );
  },
  blank: null,
  width: 170,
};
