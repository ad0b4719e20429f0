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

/** A button next to others in a header. On a phone it is only an icon, and screen readers read its label. */
export const CompactButton = <Root extends ElementType = 'button'>({
  children,
  ...props
}: CompactButtonProps<Root>) => (
  <Button title={children} sx={sx} {...props}>
    <span className="label">{children}</span>
  </Button>
);
