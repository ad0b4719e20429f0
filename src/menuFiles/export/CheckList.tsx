import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface CheckListProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  /** The ones turned off, so that anything new is on by default. */
  unticked: readonly string[];
  onChange: (unticked: string[]) => void;
}

/** A list of checkboxes, all ticked at first. */
export const CheckList = ({ label, choices, unticked, onChange }: CheckListProps) => {
  const t = useTranslate();
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormLabel id={labelId} component="span" sx={{ fontWeight: 600 }}>
          {label}
        </FormLabel>
        <Button onClick={() => onChange([])}>{t('menuFiles.export.all_columns')}</Button>
        <Button onClick={() => onChange(choices.map(({ value }) => value))}>{t('menuFiles.export.no_columns')}</Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))' }}>
        {choices.map(({ value, label: name }) => (
          <FormControlLabel
            key={value}
            label={name}
            slotProps={{ typography: { sx: { overflowWrap: 'anywhere', minInlineSize: 0 } } }}
            control={
              <Checkbox
                checked={!unticked.includes(value)}
                onChange={(_event, checked) =>
                  onChange(checked ? unticked.filter((each) => each !== value) : [...unticked, value])
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
};
