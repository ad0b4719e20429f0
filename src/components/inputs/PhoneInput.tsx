import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useGetList, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Country } from '#contract/entities/reference';
import { leftToRight, phoneCharacters } from '../phone/phoneRules';
import { asItIs, InputFault } from './inputParts';
import { checkPhone, checkPhoneIfAny, loadPhoneRules } from './phoneInputRules';

const everyCountry = { pagination: { page: 1, perPage: 400 }, sort: { field: 'name', order: 'ASC' } } as const;

type Written = { country_phone_code: string; phone: string };

interface PhoneInputProps {
  /** Translation key. */
  label: string;
  required?: boolean;
  disabled?: boolean;
  /** Translation key. */
  helperText?: string;
}

/** A phone number with its country's code. A whole number that is pasted is taken apart, and a trunk 0 falls away. */
export const PhoneInput = ({ label, required: isRequired = false, disabled = false, helperText }: PhoneInputProps) => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext<Written>();
  const { data: countries = [] } = useGetList<Country>('countries', everyCountry, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const code = useInput({ source: 'country_phone_code', disabled, ...asItIs });
  const phone = useInput({ source: 'phone', disabled, ...asItIs, validate: isRequired ? checkPhone : checkPhoneIfAny });
  // The code before the country: on a phone the field is narrower than most names.
  const lines = countries.flatMap(({ id, name, flag, calling_codes }) =>
    calling_codes.map((value) => ({ key: `${id}${value}`, value, text: `${flag} ${leftToRight(value)} ${name}` })),
  );
  const isKnown = lines.some(({ value }) => value === code.field.value);
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
      <TextField
        select
        id={code.id}
        name={code.field.name}
        inputRef={code.field.ref}
        label={t('providers.field.country_phone_code')}
        disabled={disabled}
        value={code.field.value ?? ''}
        onChange={code.field.onChange}
        onBlur={code.field.onBlur}
        size="small"
        error={code.fieldState.invalid}
        helperText={code.fieldState.invalid && <InputFault message={code.fieldState.error?.message} />}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {!isKnown && <option value={code.field.value}>{code.field.value}</option>}
        {lines.map(({ key, value, text }) => (
          <option key={key} value={value}>
            {text}
          </option>
        ))}
      </TextField>
      <TextField
        id={phone.id}
        name={phone.field.name}
        inputRef={phone.field.ref}
        label={t(label)}
        required={isRequired}
        disabled={disabled}
        type="tel"
        value={phone.field.value ?? ''}
        onChange={(event) => phone.field.onChange(phoneCharacters(event.target.value))}
        onBlur={() => void tidy()}
        size="small"
        error={phone.fieldState.invalid}
        helperText={
          phone.fieldState.invalid ? (
            <InputFault message={phone.fieldState.error?.message} />
          ) : (
            t(helperText ?? 'providers.phone.hint')
          )
        }
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 } }}
      />
    </Box>
  );
};
