import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { minorDigits } from '#contract/currencyDigits';
import { limits } from '#contract/limits';
import { openState } from '#contract/opening/openState';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { FeeSteps } from '../../components/delivery/FeeSteps';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { Loading } from '../../components/feedback/Loading';
import { currencySign, editedAmount } from '../../components/inputs/numbers/editedNumber';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { parseAmount, readAmount } from '../../components/store/parseAmount';
import { stateText } from '../../components/store/serviceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { remoteConfig } from '../../config/remoteConfig';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { PlaceField } from '../areas/ShapeFields';
import { useDeliveryAreas } from '../areas/useDeliveryAreas';

const LocationMap = lazyWithRetry(() => import('../areas/LocationMap'));

type Quote = ReplyOf<'get_delivery_quote'>;

/** Whether the store takes a delivery for now, by the opening state, and how long it takes. */
const OpenText = ({ minutes }: Pick<Quote, 'minutes'>) => {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  // Drawn again with every minute.
  useClock((at) => Math.floor(at.getTime() / 60_000));
  const now = new Date();
  const state = openState(store, 'delivery', now);
  const { is_open, reason } = state;
  return (
    <Box role="status">
      <Typography variant="body2">
        {t('deliveryAreas.try.now', { state: stateText(state, store, now, { t, locale }) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {is_open ? t('deliveryAreas.try.minutes', minutes) : reason !== 'off' && t('deliveryAreas.try.later')}
      </Typography>
    </Box>
  );
};

/** Whether the store delivers there, for what fee, and why other areas don't count. */
const QuoteResult = ({ quote, subtotal }: { quote: Quote; subtotal: number }) => {
  const t = useTranslate();
  const { text, money, store } = useStoreFormat();
  const { ofMetres } = useDistanceText();
  const { is_delivered, area, reason, metres, fee, steps, lost, minutes } = quote;
  const values = { area: area ? text(area.name) : '', distance: ofMetres(metres) };
  const outcome = is_delivered ? (area ? 'delivered' : 'delivered_radius') : (reason ?? 'outside_areas');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={is_delivered ? 'success' : 'warning'} role="status">
        {t(`deliveryAreas.try.${outcome}`, values)}
      </Alert>
      {is_delivered && (
        <>
          <Paper variant="outlined" sx={{ p: 2, bgcolor: 'sunken' }}>
            <FeeSteps steps={steps} fee={fee} />
          </Paper>
          {subtotal < store.minimum_order_price && (
            <Alert severity="warning">
              {t('deliveryAreas.try.below_minimum', { minimum: money(store.minimum_order_price) })}
            </Alert>
          )}
          <OpenText minutes={minutes} />
        </>
      )}
      {lost.length > 0 && (
        <div>
          <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
            {t('deliveryAreas.try.lost')}
          </Typography>
          <Box component="ul" sx={{ m: 0, ps: 0, paddingInlineStart: 2.5 }}>
            {lost.map((one) => (
              <Typography component="li" key={one._id} variant="body2">
                <b>{text(one.name)}</b>: {t(`deliveryAreas.try.reason.${one.reason}`)}
              </Typography>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
};

/** Tries an address as a new order would use it. Nothing is saved. */
export default function TryAddressSection() {
  const t = useTranslate();
  const notify = useNotify();
  const { store, currency, locale, money } = useStoreFormat();
  const { getDeliveryQuote, findAddress } = useDataProvider<StoreDataProvider>();
  const { data: areas } = useDeliveryAreas();
  const maySearch = useIsAllowed()({ permission: 'store/order' }) && Boolean(remoteConfig().setting.address_search);
  // Address and place always belong together: a new address clears the place, and a new place clears the address.
  const [place, setPlace] = useState<[number, number] | null>(null);
  const [address, setAddress] = useState('');
  const choosePlace = (chosen: [number, number]) => {
    setPlace(chosen);
    setAddress('');
  };
  const [isNoPlace, setNoPlace] = useState(false);
  const onWrong = useCallback((_id: string, isWrong: boolean) => setNoPlace(isWrong), []);
  const typeAddress = (text: string) => {
    setAddress(text);
    setPlace(null);
  };
  const [postcode, setPostcode] = useState('');
  const [amount, setAmount] = useState(() => editedAmount(20 * 10 ** minorDigits(currency), currency, locale));
  const typed = parseAmount(amount, currency);
  const subtotal = typed ?? 0;
  const amountError = () => {
    const read = readAmount(amount, currency);
    if (read === null) return t('records.field.no_number');
    return read < 0
      ? t('records.field.too_small', { min: money(0) })
      : t('records.field.too_big', { max: money(limits.amountMax) });
  };
  const params = {
    ...{ subtotal: Math.min(subtotal, limits.amountMax) },
    ...(address.trim() ? { address: address.trim() } : {}),
    ...(postcode.trim() ? { postcode: postcode.trim() } : {}),
  };
  const { data: quote, error } = useQuery({
    queryKey: ['delivery_quote', 'try', place, params, areas],
    queryFn: ({ signal }) => getDeliveryQuote({ location: place ?? store.location, ...params }, { signal }),
    enabled: place !== null && typed !== null,
    placeholderData: (before) => before,
    retry: false,
  });
  const find = async () => {
    try {
      const [first] = (await findAddress({ query: address.trim() })).data;
      if (first) setPlace(first.location);
      else notify('createOrder.position.not_found', { type: 'warning' });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify(errorText(failure), { type: 'warning' });
    }
  };
  const field = (label: string, value: string, set: (value: string) => void, max: number, helperText?: string) => (
    <TextField
      size="small"
      fullWidth
      label={t(`deliveryAreas.try.${label}`)}
      value={value}
      onChange={({ target }) => set(target.value)}
      {...(helperText ? { helperText: t(helperText) } : {})}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: max, autoComplete: 'off' } }}
    />
  );
  const postcodeHint = `deliveryAreas.try.postcode_hint${maySearch ? '' : '_no_address'}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {maySearch && (
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              void find();
            }}
            sx={{ display: 'flex', gap: 1 }}
          >
            {field('address', address, typeAddress, limits.addressMax)}
            <Button type="submit" variant="outlined" disabled={!address.trim()} sx={{ minBlockSize: 44 }}>
              {t('deliveryAreas.try.find')}
            </Button>
          </Box>
        )}
        <PlaceField
          key={place?.join()}
          label={t('deliveryAreas.try.coordinates')}
          helperText={t('deliveryAreas.try.coordinates_hint')}
          place={place}
          onPlace={choosePlace}
          onWrong={onWrong}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {field('postcode', postcode, setPostcode, limits.postcodeMax, postcodeHint)}
          <TextField
            size="small"
            fullWidth
            label={t('deliveryAreas.try.subtotal')}
            value={amount}
            error={typed === null}
            helperText={typed === null && amountError()}
            onChange={({ target }) => setAmount(target.value)}
            slotProps={{
              htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: 12, autoComplete: 'off' },
              input: {
                startAdornment: <InputAdornment position="start">{currencySign(currency, locale)}</InputAdornment>,
              },
            }}
          />
        </Box>
        {isNoPlace || typed === null ? null : error ? (
          <Alert severity="error">{t(errorText(error))}</Alert>
        ) : quote && place ? (
          <QuoteResult quote={quote} subtotal={params.subtotal} />
        ) : (
          <Typography color="text.secondary">
            {t(address.trim() ? 'deliveryAreas.try.need_find' : 'deliveryAreas.try.need_place')}
          </Typography>
        )}
      </Box>
      <Box sx={{ blockSize: { xs: 300, lg: 520 }, order: { xs: -1, lg: 0 } }}>
        <Suspense fallback={<Loading />}>
          <LocationMap showsRadius areas={areas ?? []} place={place} onPlace={choosePlace} />
        </Suspense>
      </Box>
    </Box>
  );
}
