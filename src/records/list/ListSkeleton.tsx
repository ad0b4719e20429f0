import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** One element's styles for all of it: it is drawn for a moment only. */
const Surface = styled('div')(({ theme: { palette, shape } }) => ({
  paddingInline: 16,
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& > div': { display: 'flex', gap: 16, alignItems: 'center', blockSize: 64 },
  '& > div + div': { borderBlockStart: `1px solid ${palette.divider}` },
  '& i': {
    blockSize: 14,
    borderRadius: 4,
    background: palette.action.hover,
    animation: 'list-skeleton 2s ease-in-out 0.5s infinite',
  },
  '& i:first-of-type': { flexShrink: 0, inlineSize: 40, blockSize: 40 },
  '& i:nth-of-type(2)': { flex: 1 },
  '& i:last-of-type': { inlineSize: 72, marginInlineStart: 'auto' },
  '@keyframes list-skeleton': { '50%': { opacity: 0.4 } },
  '@media (prefers-reduced-motion: reduce)': { '& i': { animation: 'none' } },
}));

/** While the first page of a list is on its way. */
export const ListSkeleton = () => {
  const t = useTranslate();
  return (
    <Surface role="status" aria-label={t('recordLists.loading')}>
      {rows.map((row) => (
        <div key={row}>
          <i />
          <i style={{ maxInlineSize: 220 + ((row * 47) % 120) }} />
          <i />
        </div>
      ))}
    </Surface>
  );
};
