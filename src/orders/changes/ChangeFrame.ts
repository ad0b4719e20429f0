import { styled } from '@mui/material/styles';

/** What an order's change stands in: on its card and in its panel, in the colour of what asks for a look. */
export const ChangeFrame = styled('section')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: shape.borderRadius,
  border: `1.5px solid ${palette.warning.main}`,
  background: `color-mix(in srgb, ${palette.warning.main} 8%, ${palette.background.paper})`,
  '&[data-kind="pending"]': {
    borderColor: palette.info.main,
    background: `color-mix(in srgb, ${palette.info.main} 8%, ${palette.background.paper})`,
  },
  '& .title': { display: 'flex', alignItems: 'baseline', gap: 6, fontWeight: 650, lineHeight: 1.3 },
  '& .title svg': { fontSize: 20, flexShrink: 0, alignSelf: 'start' },
  '& .title > span:not(.time)': { flex: 1, minInlineSize: 0 },
  '& .time': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .second': { fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
}));
