import Button, { type ButtonProps } from '@mui/material/Button';

interface ChoiceButtonProps extends ButtonProps {
  isChosen: boolean;
  /** It can be chosen, to learn why it can't be had. */
  isBlocked?: boolean;
}

/** One of several values, large enough for a finger. */
export const ChoiceButton = ({ isChosen, isBlocked = false, sx, ...props }: ChoiceButtonProps) => (
  <Button
    variant={isChosen ? 'contained' : 'outlined'}
    color={isBlocked ? 'inherit' : 'primary'}
    aria-pressed={isChosen}
    {...props}
    sx={{
      minBlockSize: 44,
      minInlineSize: 0,
      paddingInline: 1,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      ...(isBlocked && !isChosen
        ? { color: 'text.secondary', borderStyle: 'dashed', borderColor: 'divider', textDecoration: 'line-through' }
        : {}),
      ...sx,
    }}
  />
);

/** A grid of choices. */
export const choiceGrid = { display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' };
