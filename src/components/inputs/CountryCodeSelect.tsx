import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type FocusEventHandler, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import type { Country } from '#contract/entities/reference';
import { leftToRight } from '../phone/phoneText';
import { countriesIn } from '../text/countryNames';
import { whenNetworkIdle } from '../whenNetworkIdle';

const everyCountry = { pagination: { page: 1, perPage: 400 }, sort: { field: 'name', order: 'ASC' } } as const;

interface CountryCodeSelectProps {
  /** Includes the plus sign: `+33`. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: FocusEventHandler;
  id?: string;
  name?: string;
  inputRef?: Ref<unknown>;
  disabled?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  /** The countries load once the page is idle, because few people change the code. */
  isSeldomChanged?: boolean;
}

const none: readonly Country[] = [];

/**
 * Shows the chosen code over the browser's own field, which would cut off the name. If code, flag and name don't fit in
 * one line, the rest wraps into a line that isn't shown.
 */
const Chosen = styled('span')({
  position: 'absolute',
  insetInlineStart: 14,
  insetInlineEnd: 30,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  blockSize: '1.4375em',
  lineHeight: '1.4375em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

/** Selects the country code of a phone number. */
export const CountryCodeSelect = ({ value, onChange, isSeldomChanged = false, ...props }: CountryCodeSelectProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isWanted, setWanted] = useState(!isSeldomChanged);
  useEffect(() => (isWanted ? undefined : whenNetworkIdle(() => setWanted(true))), [isWanted]);
  const { data: countries = none } = useGetList<Country>('countries', everyCountry, {
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  const named = useMemo(() => countriesIn(locale, countries), [countries, locale]);
  const lines = named.flatMap(({ id, name, flag, calling_codes }) =>
    calling_codes.map((code) => ({ key: `${id}${code}`, code, flag, name })),
  );
  const selected = lines.find(({ code }) => code === value);
  return (
    <TextField
      {...props}
      select
      size="small"
      label={t('signIn.calling_code')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setWanted(true)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <Chosen aria-hidden>
              <bdi dir="ltr">{value}</bdi>
              {selected && (
                <>
                  <span>{selected.flag}</span>
                  <span>{selected.name}</span>
                </>
              )}
            </Chosen>
          ),
        },
      }}
      sx={{ '& .MuiInputBase-root': { paddingInlineStart: 0 }, '& select': { opacity: 0 } }}
    >
      {!selected && <option value={value}>{leftToRight(value)}</option>}
      {lines.map(({ key, code, flag, name }) => (
        <option key={key} value={code}>
          {`${leftToRight(code)} ${flag} ${name}`}
        </option>
      ))}
    </TextField>
  );
};
