import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { CountryCodeSelect } from '../../../components/inputs/CountryCodeSelect';
import { TextInput } from '../../../components/inputs/TextInput';
import { PhoneNumber } from '../../../components/phone/PhoneNumber';
import { phoneCharacters } from '../../../components/phone/phoneRules';
import { useDialogField } from '../../../records/form/useDialogField';
import type { FoundCustomer } from '../../customers/customerLookup';
import { visitsText } from '../visitsText';
import { KnownGuest } from './KnownGuest';
import type { useNewBooking } from './useNewBooking';

interface GuestFieldsProps {
  form: ReturnType<typeof useNewBooking>['form'];
  /** Guests whose number contains the typed digits. */
  found: readonly FoundCustomer[];
  /** The guest with just this number. */
  guest: FoundCustomer | undefined;
  onPick: (guest: FoundCustomer) => void;
}

/** Who comes: the number first, because a known guest needs nothing more. */
export const GuestFields = ({ form, found, guest, onPick }: GuestFieldsProps) => {
  const t = useTranslate();
  const code = useDialogField<string>(form, 'country_phone_code');
  const phone = useDialogField<string>(form, 'phone');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'start' }}>
        <CountryCodeSelect isSeldomChanged value={code.value} onChange={code.onChange} />
        <Autocomplete<FoundCustomer, false, false, true>
          freeSolo
          fullWidth
          size="small"
          value={null}
          inputValue={phone.value}
          clearText={t('createOrder.customer.clear_phone')}
          options={guest ? [] : found}
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.phone)}
          getOptionKey={(option) =>
            typeof option === 'string' ? option : `${option.country_phone_code}${option.phone}`
          }
          onInputChange={(_event, value, reason) => reason !== 'reset' && phone.onChange(phoneCharacters(value))}
          onChange={(_event, value) => value && typeof value !== 'string' && onPick(value)}
          renderOption={({ key, ...props }, option) => (
            <Box component="li" key={key} {...props} sx={{ display: 'block !important', minBlockSize: 44 }}>
              <Typography noWrap sx={{ fontWeight: 550 }}>
                {option.name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <PhoneNumber {...option} />
                {` · ${visitsText(option, t)}`}
              </Typography>
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              {...{ name: 'phone', inputRef: phone.textField.inputRef, error: phone.textField.error }}
              label={t('createOrder.customer.phone')}
              helperText={phone.error}
              slotProps={{
                htmlInput: { ...params.inputProps, dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 },
              }}
            />
          )}
        />
      </Box>
      {guest && <KnownGuest guest={guest} />}
      <TextInput source="name" label="createOrder.customer.name" max={limits.nameMax} required />
      <TextInput source="note" label="bookByPhone.note" max={limits.noteMax} isLong />
    </>
  );
};
