import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Decimal } from '../../../menuFiles/reading/decimalOf';

interface DecimalChoiceProps {
  decimal: Decimal | null;
  /** The separator found in the file's amounts. */
  found: Decimal | null;
  /** An amount of the file that can be read in two ways; `null` once it is settled. */
  unclear: string | null;
  onChoose: (decimal: Decimal | null) => void;
}

/** The same amount in both ways of writing. */
const examples = { '.': '1,250.50', ',': '1.250,50' } as const;

/** Lets a person choose the file's decimal separator if they know better than its amounts show. */
export const DecimalChoice = ({ decimal, found, unclear, onChoose }: DecimalChoiceProps) => {
  const t = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={t('menuFiles.columns.decimal')}
      value={decimal ?? ''}
      error={unclear !== null}
      helperText={unclear === null ? ' ' : t('menuFiles.columns.decimal_unclear', { value: unclear })}
      onChange={({ target }) => onChoose(target.value === '.' || target.value === ',' ? target.value : null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ maxInlineSize: 420 }}
    >
      <MenuItem value="">
        {t('menuFiles.columns.decimal_auto')}
        {found && `: ${examples[found]}`}
      </MenuItem>
      <MenuItem value=".">{examples['.']}</MenuItem>
      <MenuItem value=",">{examples[',']}</MenuItem>
    </TextField>
  );
};
