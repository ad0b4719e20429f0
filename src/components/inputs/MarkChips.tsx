import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface MarkChipsProps<Mark extends string> {
  /** Accessible name of the group. */
  label: string;
  marks: readonly Mark[];
  textOf: (mark: Mark) => string;
  /** `null` if nothing is stated. */
  value: readonly Mark[] | null;
  /** The text of the option "none of these". If there is one, having no mark selected means that nothing is stated. */
  none?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: Mark[] | null) => void;
}

/** Chips that toggle marks with one tap each. */
export function MarkChips<Mark extends string>(props: MarkChipsProps<Mark>) {
  const { label, marks, textOf, value, none, isDisabled = false, onChange } = props;
  const chosen = value ?? [];
  const toggle = (mark: Mark) => {
    // Always in the order of `marks`, so that equal choices are equal values.
    const next = marks.filter((each) => chosen.includes(each) !== (each === mark));
    onChange(none && next.length === 0 ? null : next);
  };
  const chip = (key: string, text: string, isOn: boolean, onToggle: () => void) => (
    <Chip
      key={key}
      label={text}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      {...(isOn ? { icon: <CheckIcon /> } : {})}
      disabled={isDisabled}
      onClick={onToggle}
      sx={{ blockSize: 'auto', minBlockSize: 40, borderRadius: 20, '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
  const isNone = value?.length === 0;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {none && chip('none', none, isNone, () => onChange(isNone ? null : []))}
      {marks.map((mark) => chip(mark, textOf(mark), chosen.includes(mark), () => toggle(mark)))}
    </Box>
  );
}
