import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { OrderLineChange } from '#contract/entities/order';

const Mark = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  alignSelf: 'start',
  paddingInline: 6,
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  background: `color-mix(in srgb, ${palette.warning.main} 18%, ${palette.background.paper})`,
  '&[data-kind="added"]': {
    background: `color-mix(in srgb, ${palette.success.main} 18%, ${palette.background.paper})`,
  },
  '&[data-kind="removed"]': {
    background: `color-mix(in srgb, ${palette.error.main} 16%, ${palette.background.paper})`,
  },
}));

/** What became of a line, in a word. */
export const LineMark = ({ kind }: { kind: OrderLineChange['kind'] }) => {
  const t = useTranslate();
  return <Mark data-kind={kind}>{t(`orderChanges.line.${kind}`)}</Mark>;
};
