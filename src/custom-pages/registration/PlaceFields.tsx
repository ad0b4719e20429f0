import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { City } from '#contract/entities/reference';
import type { RegistrationDraft } from '#contract/entities/registration';
import { limits } from '#contract/limits';
import { EntranceLoading } from '../../components/entrance/EntranceCard';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { errorText } from '../../dataProvider/apiError';
import type { Place, RegistrationActions, RegistrationSurroundings } from './registrationActions';
import type { RegistrationMessages } from './registrationFields';

interface PlaceFieldsProps extends Pick<RegistrationActions, 'checkPlace' | 'findPlaces'> {
  token: string;
  city: City | undefined;
  draft: RegistrationDraft;
  change: (part: RegistrationDraft) => void;
  messages: RegistrationMessages;
  surroundings: Pick<RegistrationSurroundings, 'addressSource' | 'PlaceMap'>;
}

const geolocationOptions = { enableHighAccuracy: true, timeout: 15_000 };
/** How long the pin has to rest before its place is checked, in ms. */
const restMs = 400;

/** Whether the place is in the city: the city's radius in kilometres if it isn't; `undefined` until that is known. */
function useOutside(cityId: string, point: Place | undefined, checkPlace: PlaceFieldsProps['checkPlace']) {
  const [outside, setOutside] = useState<number | null | undefined>();
  const [latitude, longitude] = point ?? [];
  useEffect(() => {
    setOutside(undefined);
    if (!cityId || latitude === undefined || longitude === undefined) return;
    let isCurrent = true;
    const check = () =>
      checkPlace(cityId, [latitude, longitude]).then(
        (radius) => isCurrent && setOutside(radius),
        // Registering checks it again.
        () => undefined,
      );
    const timer = setTimeout(() => void check(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [cityId, latitude, longitude, checkPlace]);
  return outside;
}

/** Places that match the address, and how they are searched. */
function useMatches(
  { token, city, draft, findPlaces }: PlaceFieldsProps,
  use: (place: Place, address?: string) => void,
) {
  const [matches, setMatches] = useState<{ address: string; location: Place }[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    const query = draft.address?.trim();
    if (!query || !city || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const found = await findPlaces(token, city.id, query);
      setMatches(found.length > 1 ? found : []);
      const [only] = found;
      if (only && found.length === 1) use(only.location);
      if (!only) setFailure('registration.store.not_found');
    } catch (error) {
      setFailure(errorText(error, 'signIn.unreachable'));
    } finally {
      setBusy(false);
    }
  };
  return { matches, failure, isBusy, find, clear: () => setMatches([]) };
}

/** The address, and the pin that couriers go by: found by the address, by this device, or set on the map. */
export const PlaceFields = (props: PlaceFieldsProps) => {
  const { city, draft, change, messages, surroundings, checkPlace } = props;
  const { PlaceMap, addressSource } = surroundings;
  const t = useTranslate();
  const point: Place | undefined =
    draft.latitude == null || draft.longitude == null ? undefined : [draft.latitude, draft.longitude];
  const [found, setFound] = useState<Place | undefined>(point);
  const [isDenied, setDenied] = useState(false);
  const outside = useOutside(city?.id ?? '', point, checkPlace);
  const setPoint = ([latitude, longitude]: Place) => change({ latitude, longitude });
  const use = (place: Place, address?: string) => {
    const near: Place = [Number(place[0].toFixed(5)), Number(place[1].toFixed(5))];
    setFound(near);
    change({ latitude: near[0], longitude: near[1], ...(address ? { address } : {}) });
  };
  const search = useMatches(props, use);
  const locate = () => {
    setDenied(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => use([coords.latitude, coords.longitude]),
      () => setDenied(true),
      geolocationOptions,
    );
  };
  const isWrong = Boolean(messages.location) || typeof outside === 'number';
  const state = () => {
    if (typeof outside === 'number') return t('registration.store.outside', { radius: outside });
    if (messages.location) return t(messages.location.key, messages.location.params);
    if (search.failure) return t(search.failure);
    if (isDenied) return t('registration.store.here_failed');
    return outside === null ? t('registration.store.inside') : t('registration.store.map_hint');
  };
  return (
    <>
      <LabelledInput
        label={t('registration.store.address')}
        name="address"
        autoComplete="street-address"
        dir="auto"
        maxLength={limits.addressMax}
        value={draft.address ?? ''}
        onChange={(event) => change({ address: event.target.value })}
        hint={t('registration.store.address_hint')}
        message={messages.address}
      />
      {city && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {addressSource !== null && (
              <Button variant="outlined" loading={search.isBusy} onClick={() => void search.find()}>
                {t('registration.store.find')}
              </Button>
            )}
            {'geolocation' in navigator && (
              <Button variant="outlined" onClick={locate}>
                {t('registration.store.here')}
              </Button>
            )}
          </Box>
          {search.matches.length > 0 && (
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
              {addressSource && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{addressSource}</Box>}
            </Box>
          )}
          <Box sx={{ blockSize: 280 }}>
            <Suspense fallback={<EntranceLoading label={t('shell.start.loading')} />}>
              <PlaceMap key={city.id} city={city} point={point} found={found} onPoint={setPoint} />
            </Suspense>
          </Box>
          <Box
            role="status"
            // So that an error of the pin can be focused.
            tabIndex={-1}
            data-field="location"
            sx={{ mt: -1, outline: 'none', color: isWrong ? 'error.main' : 'text.secondary' }}
          >
            {state()}
          </Box>
        </>
      )}
    </>
  );
};
