import { useCallback, useEffect, useRef, useState } from 'react';
import { apiBase } from '#contract/calls/callPath';
import type { Country } from '#contract/entities/reference';

let fetched: Promise<Country[]> | null = null;

const query = new URLSearchParams({ sort: '["name","ASC"]', range: '[0,399]' });

/** Fetched once per page; the browser caches it longer. A failed request is repeated next time. */
function fetchCountries(): Promise<Country[]> {
  fetched ??= fetch(`${apiBase}/reference/countries?${query}`).then((response) => {
    if (!response.ok) throw new Error(`Countries: HTTP ${response.status}`);
    return response.json() as Promise<Country[]>;
  });
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}

/** The country of this device, by its time zone, otherwise by its language. */
export function likelyCountry(countries: readonly Country[]): Country | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const region = new Intl.Locale(navigator.language).region;
  return (
    countries.find(({ timezones }) => timezones.includes(timeZone)) ?? countries.find(({ code }) => code === region)
  );
}

/**
 * All countries by name; `null` while they load and `[]` if they can't be loaded. They are then loaded by `retry`, and
 * when the device is online again.
 */
export function useCountries(): { countries: readonly Country[] | null; retry: () => void } {
  const [countries, setCountries] = useState<readonly Country[] | null>(null);
  const isHere = useRef(true);
  const retry = useCallback(() => {
    setCountries((now) => (now?.length ? now : null));
    fetchCountries().then(
      (list) => isHere.current && setCountries(list),
      () => isHere.current && setCountries([]),
    );
  }, []);
  useEffect(() => {
    isHere.current = true;
    retry();
    return () => {
      isHere.current = false;
    };
  }, [retry]);
  const isFailed = countries?.length === 0;
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);
  return { countries, retry };
}
