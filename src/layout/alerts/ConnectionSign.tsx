import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useConnection } from '../../realtime/useRealtime';

const colours = { live: 'success.main', connecting: 'warning.main', cut_off: 'error.main' } as const;

/** How the connection stands: a dot and a word. */
export const ConnectionSign = () => {
  const t = useTranslate();
  const { status } = useConnection();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        aria-hidden
        sx={{
          inlineSize: 9,
          blockSize: 9,
          borderRadius: '50%',
          bgcolor: colours[status],
          ...(status === 'live' ? {} : { outline: '2px solid', outlineColor: colours[status], outlineOffset: 2 }),
        }}
      />
      <Box component="span" sx={{ display: { xs: status === 'live' ? 'none' : 'inline', lg: 'inline' } }}>
        {t(`boards.connection.${status}`)}
      </Box>
    </Box>
  );
};
