import { useEffect, useRef, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { City } from '#contract/entities/reference';
import type { RegistrationDraft } from '#contract/entities/registration';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { Place, RegistrationActions, RegistrationSurroundings } from './registrationActions';
import type { RegistrationMessages } from './registrationFields';

export interface PlaceFieldsProps extends Pick<RegistrationActions, 'checkPlace' | 'findPlaces'> {
  token: string;
  city: City | undefined;
  draft: RegistrationDraft;
  change: (part: RegistrationDraft) => void;
  messages: RegistrationMessages;
  surroundings: Pick<RegistrationSurroundings, 'addressSource' | 'PlaceMap'>;
  /** The registration has ended. */
  expire: () => void;
}

export interface PinFieldProps extends PlaceFieldsProps {
  city: City;
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

/**
 * Numbers the searches for a place: only the latest one may set the pin, and none after the pin was set or the page
 * left.
 */
function useTurns() {
  const latest = useRef(0);
  const end = () => {
    latest.current += 1;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(() => end, []);
  const take = () => {
    end();
    const turn = latest.current;
    return () => turn === latest.current;
  };
  return { take, end };
}

const searchFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === errorCodes.ADDRESS_SEARCH_FAILED
    ? 'registration.store.find_failed'
    : errorText(error, 'signIn.unreachable');

/** Places that match the address, and how they are searched. */
function useMatches(
  { token, city, draft, findPlaces, expire }: PinFieldProps,
  { take }: ReturnType<typeof useTurns>,
  use: (place: Place, address?: string) => void,
) {
  const [matches, setMatches] = useState<{ address: string; location: Place }[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    const query = draft.address?.trim();
    if (!query || isBusy) return;
    const isCurrent = take();
    setBusy(true);
    setFailure(null);
    try {
      const found = await findPlaces(token, city.id, query);
      if (!isCurrent()) return;
      setMatches(found.length > 1 ? found : []);
      const [only] = found;
      if (only && found.length === 1) use(only.location);
      if (!only) setFailure('registration.store.not_found');
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED) return expire();
      setFailure(searchFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setMatches([]);
    setFailure(null);
  };
  return { matches, failure, isBusy, find, clear };
}

/** The pin of the store, and the ways to set it: by the address, by this device, or on the map. */
export function usePin(props: PinFieldProps) {
  const { city, draft, change, checkPlace } = props;
  const point: Place | undefined =
    draft.latitude == null || draft.longitude == null ? undefined : [draft.latitude, draft.longitude];
  const [found, setFound] = useState<Place | undefined>(point);
  const [isDenied, setDenied] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const turns = useTurns();
  const outside = useOutside(city.id, point, checkPlace);
  const use = (place: Place, address?: string) => {
    const near: Place = [Number(place[0].toFixed(5)), Number(place[1].toFixed(5))];
    setFound(near);
    change({ latitude: near[0], longitude: near[1], ...(address ? { address } : {}) });
  };
  const search = useMatches(props, turns, use);
  /** Forgets how the pin was looked for before. */
  const forgetSearch = () => {
    search.clear();
    setDenied(false);
  };
  const setPoint = ([latitude, longitude]: Place) => {
    turns.end();
    forgetSearch();
    setLocating(false);
    change({ latitude, longitude });
  };
  const locate = () => {
    const isCurrent = turns.take();
    const settle = (apply: () => void) => {
      if (!isCurrent()) return;
      setLocating(false);
      apply();
    };
    forgetSearch();
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle(() => use([coords.latitude, coords.longitude])),
      () => settle(() => setDenied(true)),
      geolocationOptions,
    );
  };
  const find = () => {
    setDenied(false);
    setLocating(false);
    void search.find();
  };
  return { point, found, outside, isDenied, isLocating, search, use, setPoint, locate, find };
}
