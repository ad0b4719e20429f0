import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BookingReplay } from '#contract/entities/bookingReplay';
import { useDebounced } from '../../components/inputs/useDebounced';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SettingsSection } from '../../descriptors/defineSettings';

interface ShownReplay {
  replay: BookingReplay | undefined;
  /** The rules can't be read yet. */
  isUnclear: boolean;
  /** It couldn't be loaded for another reason. */
  error: Error | null;
  refetch: () => unknown;
}

/** The effect of the rules in a section's form, a moment after they were typed. */
export function useReplay({ fields }: SettingsSection): ShownReplay {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const values = useWatch() as Record<string, unknown>;
  const typed = useDebounced(JSON.stringify(Object.fromEntries(fields.map(({ source }) => [source, values[source]]))));
  const { data, error, refetch } = useQuery({
    queryKey: ['booking-replay', typed],
    queryFn: ({ signal }) => dataProvider.getBookingReplay(JSON.parse(typed), { signal }),
    placeholderData: keepPreviousData,
    // Rules that aren't complete yet are refused.
    retry: false,
  });
  const isUnclear = error instanceof ApiError && error.code === errorCodes.FIELDS_NOT_VALID;
  return { replay: error ? undefined : data, isUnclear, error: isUnclear ? null : error, refetch };
}
