import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { firstCapital } from '../../components/firstCapital';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import type { Difference, Side } from './differences';
import { FieldValue, NamedValue } from './FieldValue';

interface DifferenceChoiceProps {
  difference: Difference;
  who: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field: as it was opened, as it is now, as it was typed here; and which of the last two is to stay. */
export const DifferenceChoice = ({ difference, who, choice, onChoose }: DifferenceChoiceProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { store } = useStoreSurroundings();
  const { field, language, opened, theirs, mine, isBoth } = difference;
  const languageName = language === undefined ? undefined : store.languages_supported[language]?.name;
  const label = languageName
    ? t('records.languages.label', { label: t(field.label), language: languageName })
    : t(field.label);
  const option = (side: Side, name: string, value: unknown) => (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{
        alignItems: 'flex-start',
        m: 0,
        minInlineSize: 0,
        '& .MuiFormControlLabel-label': { minInlineSize: 0, pt: 0.5 },
      }}
      label={
        <>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: choice === side ? 600 : 400 }}>
            <FieldValue field={field} value={value} />
          </Box>
        </>
      }
    />
  );
  return (
    <Paper variant="outlined" sx={{ p: 1.5, ...(isBoth && !choice ? { borderColor: 'warning.main' } : {}) }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' } }}>
        <NamedValue name={t('records.conflict.opened')} field={field} value={opened} />
        <RadioGroup
          aria-labelledby={titleId}
          value={choice ?? ''}
          onChange={(_event, side) => onChoose(side as Side)}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {option('theirs', firstCapital(t('records.conflict.now', { who })), theirs)}
          {option('mine', t(isBoth ? 'records.conflict.mine' : 'records.conflict.untouched'), mine)}
        </RadioGroup>
      </Box>
    </Paper>
  );
};
