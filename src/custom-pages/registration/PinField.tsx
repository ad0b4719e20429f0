import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { EntranceLoading } from '../../components/entrance/EntranceCard';
import { MapBoundary } from './MapBoundary';
import { type PinFieldProps, usePin } from './usePin';

type Pin = ReturnType<typeof usePin>;

/** Several places match the address. */
const Matches = ({ pin: { search, use }, source }: { pin: Pin; source: string | null }) => {
  const t = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={t('registration.store.matches')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {search.matches.map(({ address, location }) => (
        <li key={`${address}${location}`}>
          <Button
            fullWidth
            color="inherit"
            variant="outlined"
            onClick={() => {
              use(location, address);
              search.clear();
            }}
            sx={{ justifyContent: 'start', textAlign: 'start', borderColor: 'divider' }}
          >
            <span dir="auto">{address}</span>
          </Button>
        </li>
      ))}
      {source && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{source}</Box>}
    </Box>
  );
};

/** Whether the pin is in the city, or why it couldn't be set. */
const PinState = ({ pin, messages }: { pin: Pin; messages: PinFieldProps['messages'] }) => {
  const { outside, search, isDenied } = pin;
  const t = useTranslate();
  const isWrong = Boolean(messages.location) || typeof outside === 'number';
  const state = () => {
    if (typeof outside === 'number') return t('registration.store.outside', { radius: outside });
    if (messages.location) return t(messages.location.key, messages.location.params);
    if (search.failure) return t(search.failure);
    if (isDenied) return t('registration.store.here_failed');
    return outside === null ? t('registration.store.inside') : t('registration.store.map_hint');
  };
  return (
    <Box
      role="status"
      // So that an error of the pin can be focused.
      tabIndex={-1}
      data-field="location"
      sx={{ mt: -1, outline: 'none', color: isWrong ? 'error.main' : 'text.secondary' }}
    >
      {state()}
    </Box>
  );
};

/** The pin that delivery people go by: found by the address or this device, or set on the map. */
export const PinField = (props: PinFieldProps) => {
  const { city, messages, surroundings } = props;
  const { PlaceMap, addressSource } = surroundings;
  const t = useTranslate();
  const pin = usePin(props);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {addressSource !== null && (
          <Button variant="outlined" loading={pin.search.isBusy} onClick={pin.find}>
            {t('registration.store.find')}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button variant="outlined" loading={pin.isLocating} onClick={pin.locate}>
            {t('registration.store.here')}
          </Button>
        )}
      </Box>
      {pin.search.matches.length > 0 && <Matches pin={pin} source={addressSource} />}
      <Box sx={{ blockSize: 280 }}>
        <MapBoundary>
          <Suspense fallback={<EntranceLoading label={t('shell.start.loading')} />}>
            <PlaceMap city={city} point={pin.point} found={pin.found} onPoint={pin.setPoint} />
          </Suspense>
        </MapBoundary>
      </Box>
      <PinState pin={pin} messages={messages} />
    </>
  );
};
