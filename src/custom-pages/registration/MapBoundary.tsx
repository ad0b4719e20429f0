import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

const MapFailed = () => {
  const t = useTranslate();
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'center', blockSize: '100%' }}
    >
      {t('registration.store.map_failed')}
      {/* Browsers don't retry a chunk that failed to load. A reload keeps what was typed. */}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('shell.error.reload')}
      </Button>
    </Box>
  );
};

/** Without its map the step still works: the pin is set by the address or by this device. */
export class MapBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? <MapFailed /> : this.props.children;
  }
}
