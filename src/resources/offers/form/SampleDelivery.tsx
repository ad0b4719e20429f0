import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Location } from '#contract/delivery/distance';
import { limits } from '#contract/limits';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { useDistanceText } from '../../../components/delivery/useDistanceText';
import { editedAmount, numberError } from '../../../components/inputs/numbers/editedNumber';
import { parsePosition } from '../../../components/map/parsePosition';
import { parseAmount, readAmount } from '../../../components/store/parseAmount';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { remoteConfig } from '../../../config/remoteConfig';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';

interface SampleDeliveryProps {
  /** Price of the items: delivery may be free above an amount. */
  subtotal: number;
  fee: number;
  onFee: (fee: number) => void;
}

/** Where a text is: as it says itself, or by the address search if there is one. `null`: nowhere. */
function useFindPlace() {
  const { findAddress } = useDataProvider<StoreDataProvider>();
  const maySearch = useIsAllowed()({ permission: 'store/order' }) && Boolean(remoteConfig().setting.address_search);
  return async (query: string): Promise<Location | null> => {
    const place = parsePosition(query);
    if (place || !maySearch) return place;
    const [first] = (await findAddress({ query })).data;
    return first?.location ?? null;
  };
}

/** The delivery fee of a sample order: typed, or what the store asks for an address. */
export const SampleDelivery = ({ subtotal, fee, onFee }: SampleDeliveryProps) => {
  const t = useTranslate();
  const { currency, locale, text, money } = useStoreFormat();
  const { ofMetres } = useDistanceText();
  const { getDeliveryQuote } = useDataProvider<StoreDataProvider>();
  const findPlace = useFindPlace();
  const [typed, setTyped] = useState(() => editedAmount(fee, currency, locale));
  const [address, setAddress] = useState('');
  /** The address that was searched for; cleared when a fee is typed. */
  const [searched, setSearched] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['delivery_quote', 'sample', searched, subtotal],
    queryFn: async ({ signal }) => {
      const place = await findPlace(searched);
      // A map link has digits that aren't a postcode.
      const address = parsePosition(searched) ? {} : { address: searched };
      return place && getDeliveryQuote({ location: [...place], subtotal, ...address }, { signal });
    },
    enabled: searched !== '',
    placeholderData: (before) => before,
    retry: false,
  });
  const quote = searched === '' ? undefined : data;
  const quoted = quote?.is_delivered ? quote.fee : undefined;
  useEffect(() => {
    if (quoted !== undefined && quoted !== fee) onFee(quoted);
  }, [quoted, fee, onFee]);
  const feeError =
    quoted === undefined
      ? numberError(readAmount(typed, currency), { min: 0, max: limits.amountMax, show: money })
      : undefined;
  const search = () => setSearched(address.trim());
  const message =
    (searched !== '' && error && errorText(error)) ||
    (quote === null && 'offers.try.no_place') ||
    (quote?.is_delivered === false && 'offers.try.not_delivered');
  const result = quote?.is_delivered ? (
    <>
      {quote.area && (
        <>
          <bdi>{text(quote.area.name)}</bdi> ·{' '}
        </>
      )}
      <bdi>{ofMetres(quote.metres)}</bdi> · <bdi>{money(quote.fee)}</bdi>
    </>
  ) : (
    t('offers.try.address_hint')
  );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          fullWidth
          label={t('offers.try.address')}
          value={address}
          error={Boolean(message)}
          helperText={message ? t(message) : result}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && search()}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
        />
        <Button
          variant="outlined"
          loading={isFetching}
          disabled={!address.trim()}
          onClick={search}
          sx={{ minBlockSize: 40 }}
        >
          {t('offers.try.find')}
        </Button>
      </Box>
      <TextField
        size="small"
        label={t('offers.try.delivery_fee')}
        value={quoted === undefined ? typed : editedAmount(quoted, currency, locale)}
        onChange={({ target }) => {
          setSearched('');
          setTyped(target.value);
          onFee(parseAmount(target.value, currency) ?? 0);
        }}
        error={Boolean(feeError)}
        helperText={feeError && t(feeError.message, feeError.args)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16, dir: 'ltr' } }}
      />
    </>
  );
};
