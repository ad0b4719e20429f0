import StickyNoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Note = styled('span')(({ theme: { palette } }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginBlock: 2,
  paddingInline: 8,
  paddingBlock: 4,
  borderRadius: 6,
  fontSize: '0.875rem',
  fontWeight: 550,
  lineHeight: 1.35,
  color: palette.text.primary,
  background: `color-mix(in srgb, ${palette.warning.main} 14%, ${palette.background.paper})`,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 16, marginBlockStart: 1, color: palette.warning.main },
}));

/** The customer's note, set apart so that no one overlooks it. */
export const OrderNote = ({ text }: { text: string }) => {
  const t = useTranslate();
  return (
    <Note>
      <StickyNoteIcon titleAccess={t('order.note')} />
      <span dir="auto">{text}</span>
    </Note>
  );
};
