import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { phoneCharacters } from '../phone/phoneRules';
import { useStoreFormat } from '../store/useStoreFormat';
import { CountryCodeSelect } from './CountryCodeSelect';
import { asItIs, InputError } from './inputParts';
import { checkPhone, checkPhoneIfAny, loadPhoneRules } from './phoneInputRules';

type Written = { country_phone_code: string; phone: string };

interface PhoneInputProps {
  /** Translation key. */
  label: string;
  required?: boolean;
  disabled?: boolean;
  /** Translation key. */
  helperText?: string;
}

/**
 * A phone number with its country code. A complete number that is pasted is split into both, and a leading 0 is
 * dropped.
 */
export const PhoneInput = ({ label, required: isRequired = false, disabled = false, helperText }: PhoneInputProps) => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext<Written>();
  const { store } = useStoreFormat();
  const code = useInput({ source: 'country_phone_code', disabled, ...asItIs });
  const phone = useInput({ source: 'phone', disabled, ...asItIs, validate: isRequired ? checkPhone : checkPhoneIfAny });
  const write = (typed: string) => {
    phone.field.onChange(phoneCharacters(typed));
    // Most numbers are from the store's own country.
    if (!getValues('country_phone_code'))
      setValue('country_phone_code', store.country_phone_code, { shouldDirty: true });
  };
  const tidy = async () => {
    phone.field.onBlur();
    const rules = await loadPhoneRules();
    const { country_phone_code, phone: typed } = getValues();
    const tidied = rules?.tidyPhone({ country_phone_code, phone: typed ?? '' });
    if (!tidied || tidied.phone === typed) return;
    setValue('country_phone_code', tidied.country_phone_code, { shouldDirty: true });
    setValue('phone', tidied.phone, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '132px minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' } }}
    >
      <CountryCodeSelect
        id={code.id}
        name={code.field.name}
        inputRef={code.field.ref}
        disabled={disabled}
        value={code.field.value || store.country_phone_code}
        onChange={code.field.onChange}
        onBlur={code.field.onBlur}
        error={code.fieldState.invalid}
        helperText={code.fieldState.invalid && <InputError message={code.fieldState.error?.message} />}
      />
      <TextField
        id={phone.id}
        name={phone.field.name}
        inputRef={phone.field.ref}
        label={t(label)}
        required={isRequired}
        disabled={disabled}
        type="tel"
        value={phone.field.value ?? ''}
        onChange={(event) => write(event.target.value)}
        onBlur={() => void tidy()}
        size="small"
        error={phone.fieldState.invalid}
        helperText={
          phone.fieldState.invalid ? (
            <InputError message={phone.fieldState.error?.message} />
          ) : (
            t(helperText ?? 'providers.phone.hint')
          )
        }
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 } }}
      />
    </Box>
  );
};
