import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCountries } from '../../../src/components/phone/useCountries';

it('loads the countries again when someone asks for it, and when the device is online again', async () => {
  let isDown = true;
  const load = vi.fn(async () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify([{ code: 'DE' }]));
  });
  vi.stubGlobal('fetch', load);
  const { result } = renderHook(useCountries);
  await waitFor(() => expect(result.current.countries).toEqual([]));
  act(() => result.current.retry());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.countries).toEqual([]));
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.countries).toEqual([{ code: 'DE' }]));
});
