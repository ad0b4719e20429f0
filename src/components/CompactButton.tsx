import Button, { type ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ElementType, ReactNode } from 'react';

type CompactButtonProps<Root extends ElementType> = ButtonProps<Root> & {
  component?: Root;
  startIcon: ReactNode;
  children: string;
};

const sx = (theme: Theme) => ({
  minBlockSize: 44,
  minInlineSize: 44,
  [theme.breakpoints.down('sm')]: {
    px: 1,
    '& > .label': visuallyHidden,
    '& > .MuiButton-startIcon': { marginInline: 0 },
  },
});

/** A button beside others in a header: on a phone its sign alone is shown, and its words are read out. */
export const CompactButton = <Root extends ElementType = 'button'>({
  children,
  ...props
}: CompactButtonProps<Root>) => (
  <Button title={children} sx={sx} {...props}>
    <span className="label">{children}</span>
  </Button>
);
