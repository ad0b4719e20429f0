import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Country } from '#contract/entities/reference';

interface CallingCodeSelectProps {
  countries: readonly Country[];
  value: string;
  isWrong: boolean;
  onChange: (callingCode: string) => void;
}

/** One line a calling code of a country; a territory with several has several. */
const linesOf = (countries: readonly Country[]) =>
  countries.flatMap(({ id, name, flag, calling_codes }) =>
    calling_codes.map((code) => ({ key: `${id}${code}`, name, flag, code })),
  );

/**
 * The country's calling code, shown short (flag and code) over the platform's own select, which has the names: typing
 * finds a country, and a phone shows its wheel.
 */
export const CallingCodeSelect = ({ countries, value, isWrong, onChange }: CallingCodeSelectProps) => {
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
