import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Location } from '#contract/delivery/distance';
import { remoteConfig } from '../../../config/remoteConfig';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useDistance } from '../../places/useDistance';
import { useDraft } from '../draft/draftContext';

const freshMs = 10 * 60_000;

/** The places that the address provider finds for an address; one tap sets the location. */
export const AddressMatches = ({ query, onPick }: { query: string; onPick: (point: Location) => void }) => {
  const t = useTranslate();
  const { store, locale } = useDraft();
  const { distanceText } = useDistance(store, locale);
  const { findAddress } = useDataProvider<StoreDataProvider>();
  const { data, isError, isFetching } = useQuery({
    queryKey: ['addresses', query],
    queryFn: ({ signal }) => findAddress({ query }, { signal }),
    staleTime: freshMs,
    retry: false,
  });
  const status = isFetching
    ? t('createOrder.position.finding')
    : isError
      ? t(`codes.error.${errorCodes.ADDRESS_SEARCH_FAILED}`)
      : data?.data.length === 0
        ? t('createOrder.position.not_found')
        : '';
  const attribution = remoteConfig().setting.address_search?.attribution;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" role="status">
        {status}
      </Typography>
      {!isFetching && data && data.data.length > 0 && (
        <>
          <List dense disablePadding aria-label={t('createOrder.position.matches')}>
            {data.data.map(({ address, location }) => (
              <li key={`${address}${location.join()}`}>
                <ListItemButton onClick={() => onPick(location)} sx={{ px: 1, borderRadius: 1 }}>
                  <ListItemText
                    primary={address}
                    secondary={distanceText(location)}
                    slotProps={{ primary: { dir: 'auto' } }}
                  />
                </ListItemButton>
              </li>
            ))}
          </List>
          {attribution && (
            <Typography variant="caption" color="text.secondary" sx={{ px: 1 }}>
              {attribution}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
};
