import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { Hint } from '../../components/hint/Hint';
import { useOutage } from '../../realtime/useOutage';
import { useConnection } from '../../realtime/useRealtime';

const colours = {
  live: 'success.main',
  connecting: 'warning.main',
  cut_off: 'error.main',
  outage: 'warning.main',
} as const;

/** From where the words have room: on a phone they would leave none for the store's name. */
const wordsFrom = { live: 'lg', connecting: 'sm', cut_off: 'sm', outage: 'sm' } as const;

/** How the connection stands: a sign and a word. Where only the sign has room the word is said by a hint, and read out. */
export const ConnectionSign = () => {
  const t = useTranslate();
  const connection = useConnection();
  const status = useOutage() ? 'outage' : connection.status;
  const isOverLimit = status !== 'outage' && connection.refusedWith === errorCodes.TOO_MANY_CONNECTIONS;
  const text = t(`boards.connection.${isOverLimit ? 'too_many_tabs' : status}`);
  return (
    <Hint text={text}>
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
        {status === 'cut_off' || status === 'outage' ? (
          <CloudOffIcon aria-hidden sx={{ fontSize: 22, color: colours[status] }} />
        ) : (
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
        )}
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down(wordsFrom[status])]: visuallyHidden })}>
          {text}
        </Box>
      </Box>
    </Hint>
  );
};
