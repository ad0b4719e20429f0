import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Minor } from '#contract/money';
import { useStoreFormat } from '../../components/store/useStoreFormat';

const FigureButton = styled('button')(({ theme: { palette } }) => ({
  minBlockSize: 32,
  padding: '2px 4px',
  marginInline: -4,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: palette.text.disabled,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:hover': { background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
}));

interface OpeningButtonProps {
  /** For screen readers, with what it opens. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** A text in a table that opens a dialog. */
export const OpeningButton = ({ label, onOpen, children }: OpeningButtonProps) => (
  <FigureButton type="button" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
    {children}
  </FigureButton>
);

interface OpeningFigureProps {
  /** The number's name. */
  name: string;
  amount: Minor;
  /** Opens its entries; missing for a number that has none of its own. */
  onOpen?: (() => void) | undefined;
}

/** An amount that opens the entries that it is made of. A plain 0 has none. */
export const OpeningFigure = ({ name, amount, onOpen }: OpeningFigureProps) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const text = money(amount);
  if (!onOpen || amount === 0) return text;
  return (
    <OpeningButton label={t('earningReport.entries.open', { name, amount: text })} onOpen={onOpen}>
      {text}
    </OpeningButton>
  );
};
