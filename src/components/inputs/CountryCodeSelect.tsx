import TextField from '@mui/material/TextField';
import { type FocusEventHandler, type ReactNode, type Ref, useEffect, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Country } from '#contract/entities/reference';
import { leftToRight } from '../phone/phoneText';
import { whenCalm } from '../whenCalm';

const everyCountry = { pagination: { page: 1, perPage: 400 }, sort: { field: 'name', order: 'ASC' } } as const;

interface CountryCodeSelectProps {
  /** Includes the plus: `+33`. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: FocusEventHandler;
  id?: string;
  name?: string;
  inputRef?: Ref<unknown>;
  disabled?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  /** The countries come once the page is at rest: few people change the code. */
  isSeldomChanged?: boolean;
}

/** A phone number's country code, chosen among the countries that have one. */
export const CountryCodeSelect = ({ value, onChange, isSeldomChanged = false, ...props }: CountryCodeSelectProps) => {
  const t = useTranslate();
  const [isWanted, setWanted] = useState(!isSeldomChanged);
  useEffect(() => (isWanted ? undefined : whenCalm(() => setWanted(true))), [isWanted]);
  const { data: countries = [] } = useGetList<Country>('countries', everyCountry, {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  // The code first: the field is narrower than most names.
  const lines = countries.flatMap(({ id, name, flag, calling_codes }) =>
    calling_codes.map((code) => ({ key: `${id}${code}`, code, text: `${leftToRight(code)} ${flag} ${name}` })),
  );
  const isKnown = lines.some(({ code }) => code === value);
  return (
    <TextField
      {...props}
      select
      size="small"
      label={t('signIn.calling_code')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setWanted(true)}
      // Left to right in every language: a right-to-left field would cut off the code instead of the name's end.
      slotProps={{ select: { native: true }, htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
      sx={{ '& select': { textOverflow: 'ellipsis' } }}
    >
      {!isKnown && <option value={value}>{leftToRight(value)}</option>}
      {lines.map(({ key, code, text }) => (
        <option key={key} value={code}>
          {text}
        </option>
      ))}
    </TextField>
  );
};
