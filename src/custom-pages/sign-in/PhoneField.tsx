import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { CallingCodeSelect } from './CallingCodeSelect';
import { loadPhoneRules } from './checkPhone';
import type { FieldMessages, SignInFields } from './signInFields';
import { likelyCountry, useCountries } from './useCountries';

interface PhoneFieldProps {
  fields: Pick<SignInFields, 'callingCode' | 'phone'>;
  messages: FieldMessages;
  change: (changed: Partial<SignInFields>) => void;
  aside: ReactNode;
}

/** Digits alone; a number pasted with its country code loses the code that is chosen already. */
export function nationalDigits(typed: string, callingCode: string): string {
  const isWhole = typed.trim().startsWith('+');
  const digits = typed.replace(/\D/g, '');
  const code = callingCode.replace(/\D/g, '');
  return isWhole && code && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/** A phone number with its country code. */
export default function PhoneField({ fields: { callingCode, phone }, messages, change, aside }: PhoneFieldProps) {
  const t = useTranslate();
  const countries = useCountries();
  const likely = !callingCode && countries ? likelyCountry(countries)?.calling_codes[0] : undefined;
  useEffect(() => {
    // Their absence shows when the number is checked.
    loadPhoneRules().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (likely) change({ callingCode: likely });
  }, [likely, change]);

  const isMissing = countries?.length === 0;
  return (
    <LabelledInput
      label={t('signIn.phone')}
      name="phone"
      type="tel"
      autoComplete="username"
      inputMode="numeric"
      maxLength={20}
      value={phone}
      onChange={(event) => change({ phone: nationalDigits(event.target.value, callingCode) })}
      message={messages.phone ?? messages.country_phone_code}
      hint={isMissing ? t('signIn.calling_codes_missing') : undefined}
      aside={aside}
      before={
        isMissing ? (
          <Box
            component="input"
            name="country_phone_code"
            aria-label={t('signIn.calling_code')}
            value={callingCode}
            inputMode="tel"
            placeholder="+"
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => change({ callingCode: event.target.value })}
            sx={{ '&&&': { flex: '0 0 64px' } }}
          />
        ) : (
          <CallingCodeSelect
            countries={countries ?? []}
            value={callingCode}
            isWrong={Boolean(messages.country_phone_code)}
            onChange={(code) => change({ callingCode: code })}
          />
        )
      }
    />
  );
}
