import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type LoadingProps, useTimeout, useTranslate } from 'react-admin';

/**
 * Replaces react-admin's `Loading`: in the first paint, unless it has a `timeout`. `loadingPrimary` is the spinner's name
 * for screen readers; only `loadingSecondary` is shown.
 */
export const Loading = (props: LoadingProps) => {
  const { loadingPrimary = 'shell.start.loading', loadingSecondary, timeout = 0, sx, ...rest } = props;
  const t = useTranslate();
  const isOver = useTimeout(timeout);
  if (timeout > 0 && !isOver) return null;
  return (
    <Box
      sx={[
        { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, minHeight: '60dvh' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      <CircularProgress aria-label={t(loadingPrimary, { _: loadingPrimary })} />
      {loadingSecondary && <Typography>{t(loadingSecondary, { _: loadingSecondary })}</Typography>}
    </Box>
  );
};
