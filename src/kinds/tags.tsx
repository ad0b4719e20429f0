import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { InputError } from '../components/inputs/inputParts';
import type { InputProps, Kind } from './kind';

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const TagsInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => {
  const t = useTranslate();
  const { field, fieldState } = useInput({ source });
  const { message } = fieldState.error ?? {};
  return (
    <Autocomplete
      multiple
      freeSolo
      clearText={t('common.clear')}
      autoSelect
      options={[]}
      disabled={readOnly}
      value={words(field.value)}
      onChange={(_event, words) => {
        const typed = words.map((word) => word.trim()).filter(Boolean);
        field.onChange([...new Set(typed)].slice(0, max));
      }}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={t(label)}
          error={fieldState.invalid}
          helperText={fieldState.invalid ? <InputError message={message} /> : help && t(help)}
        />
      )}
    />
  );
};

/** Short words, each added with Enter. */
export const kind: Kind = {
  toText: (value, _field, { list }) => list(words(value)),
  Input: TagsInput,
  blank: [],
  width: 180,
};
