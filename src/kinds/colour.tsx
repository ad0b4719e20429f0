import Box from '@mui/material/Box';
import { TextInput } from '../components/inputs/TextInput';
import { inputProps, type Kind } from './kind';

/** Browsers draw a colour as a thin bar; this fills the field with it. */
const filled = {
  '& input[type=color]': { boxSizing: 'border-box', blockSize: 40, p: 0.75, cursor: 'pointer' },
  '& ::-webkit-color-swatch-wrapper': { p: 0 },
  '& ::-webkit-color-swatch': { border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** A colour as `#rrggbb`. */
export const kind: Kind = {
  toText: (value) => String(value ?? ''),
  Field: ({ value }) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ inlineSize: 20, blockSize: 20, borderRadius: '50%', border: 1, borderColor: 'divider' }}
        style={{ backgroundColor: String(value) }}
      />
      <bdi dir="ltr">{String(value)}</bdi>
    </Box>
  ),
  Input: ({ field }) => <TextInput {...inputProps(field)} type="color" sx={filled} />,
  blank: '#000000',
  width: 130,
};
