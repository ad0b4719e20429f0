import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useTranslate } from 'react-admin';
import { asItIs, InputError } from '../components/inputs/inputParts';
import type { InputProps, Kind } from './kind';

const chosenIn = (value: unknown): (string | number)[] => (Array.isArray(value) ? value : []);

const ChoicesInput = ({ field: described }: InputProps) => {
  const { source, label, help, choices = [], choiceTexts, min = 0, readOnly = false } = described;
  const t = useTranslate();
  const validate = (value: unknown) => (chosenIn(value).length < min ? 'records.field.required' : undefined);
  const { field, fieldState } = useInput({ source, validate, ...asItIs });
  const chosen = chosenIn(field.value);
  return (
    <FormControl component="fieldset" error={fieldState.invalid} disabled={readOnly} data-field={source}>
      <FormLabel component="legend">{t(label)}</FormLabel>
      <FormGroup row {...(fieldState.invalid ? { 'data-error': true, tabIndex: -1 } : {})}>
        {choices.map((value) => (
          <FormControlLabel
            key={value}
            label={t(`${choiceTexts}.${value}`)}
            sx={{ minBlockSize: 44 }}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, isOn) =>
                  // In the order of the choices, so that the same choice is the same value.
                  field.onChange(choices.filter((each) => (each === value ? isOn : chosen.includes(each))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {(fieldState.invalid || help) && (
        <FormHelperText sx={{ mx: 0 }}>
          {fieldState.invalid ? <InputError message={fieldState.error?.message} /> : help && t(help)}
        </FormHelperText>
      )}
    </FormControl>
  );
};

/** Several of a few values, each with a text: `choices` and `choiceTexts` of the field; at least `min` of them. */
export const kind: Kind = {
  toText: (value, { choiceTexts }, { t, list }) => list(chosenIn(value).map((each) => t(`${choiceTexts}.${each}`))),
  Input: ChoicesInput,
  blank: [],
  width: 180,
};
