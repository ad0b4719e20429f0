import Switch from '@mui/material/Switch';
import { BooleanInput } from '../components/inputs/BooleanInput';
import { inputProps, type Kind } from './kind';

const word = (value: unknown): string => (value ? 'common.yes' : 'common.no');

/** Yes or no. Lists can show it as a switch. */
export const kind: Kind = {
  toText: (value, _field, { t }) => t(word(value)),
  InlineInput: ({ value, name, onChange }) => (
    <Switch
      checked={value === true}
      onChange={(_event, isOn) => onChange(isOn)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  ),
  Input: ({ field }) => <BooleanInput {...inputProps(field)} />,
  filterChoices: () => [true, false].map((value) => ({ value, label: word(value) })),
  blank: false,
  width: 160,
};
