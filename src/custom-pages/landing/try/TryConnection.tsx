import WifiIcon from '@mui/icons-material/Wifi';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** What a board says when the network goes, and when it is back. */
export const TryConnection = () => {
  const t = useTranslate();
  const [isLive, setLive] = useState(true);
  const Icon = isLive ? WifiIcon : WifiOffIcon;
  return (
    <>
      <Box role="status">
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontWeight: 600,
            color: isLive ? 'success.main' : 'error.main',
          }}
        >
          <Icon aria-hidden fontSize="small" />
          {t(isLive ? 'boards.connection.live' : 'boards.connection.cut_off')}
        </Box>
        <Box sx={{ mt: 0.5, mb: 2 }}>
          {t(isLive ? 'landing.components.network.on' : 'landing.components.network.off')}
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => setLive(!isLive)} sx={{ justifySelf: 'start' }}>
        {t(isLive ? 'landing.components.network.cut' : 'landing.components.network.restore')}
      </Button>
    </>
  );
};
