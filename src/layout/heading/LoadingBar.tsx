import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useIsLoadingPart } from '../../components/lazyWithRetry';

/** Anything faster than this needs no indicator, which would only flicker. */
const quietMs = 120;

const Bar = styled('div')(({ theme: { palette, zIndex } }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  overflow: 'hidden',
  zIndex: zIndex.tooltip,
  pointerEvents: 'none',
  animation: `loading-bar-appear 1ms ${quietMs}ms both`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '40%',
    background: palette.primary.main,
    animation: 'loading-bar-run 1.1s ease-in-out infinite',
  },
  '@keyframes loading-bar-appear': { from: { opacity: 0 } },
  '@keyframes loading-bar-run': { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none', inlineSize: '100%' } },
}));

/** At the top of the window while requested code loads; the page stays usable below it. */
export const LoadingBar = () => {
  const t = useTranslate();
  return useIsLoadingPart() && <Bar role="progressbar" aria-label={t('shell.start.loading')} />;
};
