import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SelectInput, useInput, useTranslate } from 'react-admin';
import { selectLook } from '../components/inputs/inputParts';
import type { InputProps, Kind, ResourceField } from './kind';

const choicesOf = ({ choices = [], choiceTexts }: ResourceField) =>
  choices.map((value) => ({ value, label: `${choiceTexts}.${value}` }));

/** Choices one below another, each with its explanation. */
const ChoicesWithDetails = ({ field: described }: InputProps) => {
  const { source, label, readOnly = false, choiceDetails } = described;
  const t = useTranslate();
  const labelId = useId();
  const { field } = useInput({ source });
  return (
    <div>
      <FormLabel id={labelId}>{t(label)}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId} sx={{ gap: 0.5, mt: 0.5 }}>
        {choicesOf(described).map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            disabled={readOnly}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${labelId}-${choice.value}` } }} />}
            sx={{ alignItems: 'flex-start', mx: 0 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 550, pt: 1 }}>
                  {t(choice.label)}
                </Typography>
                <Typography
                  component="span"
                  id={`${labelId}-${choice.value}`}
                  sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
                >
                  {t(`${choiceDetails}.${choice.value}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};

const PlainChoice = ({ field }: InputProps) => {
  const t = useTranslate();
  const choices = choicesOf(field).map(({ value, label }) => ({ id: value, name: t(label) }));
  return (
    <SelectInput
      {...selectLook}
      source={field.source}
      label={t(field.label)}
      choices={choices}
      isRequired={field.required ?? false}
      disabled={field.readOnly ?? false}
      {...(field.help ? { helperText: t(field.help) } : {})}
      validate={(value) => (field.required && (value === null || value === '') ? 'records.field.required' : undefined)}
    />
  );
};

/** One of a few values, each with a text: `choices` and `choiceTexts` of the field. */
export const kind: Kind = {
  toText: (value, { choiceTexts }, { t }) =>
    value === null || value === undefined || value === '' ? '' : t(`${choiceTexts}.${value}`, { _: String(value) }),
  Input: (props) => (props.field.choiceDetails ? <ChoicesWithDetails {...props} /> : <PlainChoice {...props} />),
  filterChoices: choicesOf,
  blank: null,
  width: 150,
};
