import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Country } from '#contract/entities/reference';
import { latinDigits } from '../entrance/code/codeIn';
import { LabelledInput } from '../inputs/LabelledInput';
import { loadPhoneRules, type NationalPhone, type PhoneMessages } from './checkNationalPhone';
import { likelyCountry, useCountries } from './useCountries';

interface CallingCodeSelectProps {
  countries: readonly Country[];
  value: string;
  isWrong: boolean;
  onChange: (callingCode: string) => void;
}

/** One option per calling code; some territories have several. */
const linesOf = (countries: readonly Country[]) =>
  countries.flatMap(({ id, name, flag, calling_codes }) =>
    calling_codes.map((code) => ({ key: `${id}${code}`, name, flag, code })),
  );

/**
 * The country's calling code, shown short (flag and code) over a native select with the names: typing finds a country,
 * and a phone shows its wheel.
 */
const CallingCodeSelect = ({ countries, value, isWrong, onChange }: CallingCodeSelectProps) => {
  const t = useTranslate();
  const lines = linesOf(countries);
  const chosen = lines.find(({ code }) => code === value);
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        flexShrink: 0,
        alignSelf: 'stretch',
        minWidth: 100,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 1.5,
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
        borderStartStartRadius: theme.shape.borderRadius,
        borderEndStartRadius: theme.shape.borderRadius,
        whiteSpace: 'nowrap',
        '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
      })}
    >
      <span aria-hidden>{chosen ? `${chosen.flag} ${chosen.code}` : value || '+'}</span>
      <Box aria-hidden component="svg" viewBox="0 0 10 6" sx={{ inlineSize: 10, fill: 'currentColor' }}>
        <path d="M0 0h10L5 6z" />
      </Box>
      <Box
        component="select"
        name="country_phone_code"
        autoComplete="tel-country-code"
        aria-label={t('signIn.calling_code')}
        aria-invalid={isWrong || undefined}
        value={chosen?.key ?? ''}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
          const line = lines.find(({ key }) => key === event.target.value);
          if (line) onChange(line.code);
        }}
        sx={{ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer', font: 'inherit' }}
      >
        {!chosen && <option value="">{t('signIn.calling_code')}</option>}
        {lines.map(({ key, name, code }) => (
          <option key={key} value={key}>
            {`${name} ${code}`}
          </option>
        ))}
      </Box>
    </Box>
  );
};

interface NationalPhoneFieldProps {
  fields: NationalPhone;
  messages: PhoneMessages;
  change: (changed: Partial<NationalPhone>) => void;
  /** The value that browsers fill in. */
  autoComplete: 'username' | 'tel-national';
  aside?: ReactNode;
}

/** Digits only, in Western figures. A pasted number loses the country code that is already selected. */
export function nationalDigits(typed: string, callingCode: string): string {
  const isWhole = typed.trim().startsWith('+');
  const digits = latinDigits(typed).replace(/\D/g, '');
  const code = callingCode.replace(/\D/g, '');
  return isWhole && code && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/** A phone number with its country code. */
export default function NationalPhoneField({
  fields: { callingCode, phone },
  messages,
  change,
  autoComplete,
  aside,
}: NationalPhoneFieldProps) {
  const t = useTranslate();
  const { countries } = useCountries();
  const likely = !callingCode && countries ? likelyCountry(countries)?.calling_codes[0] : undefined;
  useEffect(() => {
    // If they are missing, checking the number will tell.
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
      autoComplete={autoComplete}
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
