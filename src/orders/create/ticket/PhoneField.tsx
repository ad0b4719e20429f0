import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { needsCustomer } from '#contract/orders/needsCustomer';
import { lookUpDigits, phoneCharacters } from '../../../components/phone/phoneRules';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { FoundCustomer } from '../caller';
import { useDraft } from '../draft/draftContext';
import { useField } from './FieldProblem';

const fewestDigits = 3;
const mostDigits = 15;
const pauseMs = 200;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Returning customers whose number contains the typed digits (three or more), after a pause in typing. */
function useFoundCustomers(phone: string): { found: FoundCustomer[]; isSearching: boolean } {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const digits = useSettled(lookUpDigits(phone)).slice(0, mostDigits);
  const isWanted = digits.length >= fewestDigits;
  const { data, isFetching } = useQuery({
    queryKey: ['customers', digits],
    queryFn: () => dataProvider.findCustomer({ phone: digits }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  return { found: isWanted ? (data?.data ?? []) : [], isSearching: isFetching };
}

interface PhoneFieldProps {
  hint: string;
  onType: (phone: string) => void;
  onPick: (found: FoundCustomer) => void;
  onLeave: () => void;
}

/** The phone number, with matching returning customers. */
export const PhoneField = ({ hint, onType, onPick, onLeave }: PhoneFieldProps) => {
  const t = useTranslate();
  const { draft } = useDraft();
  const { phone, known_phone } = draft.customer;
  const isKnown = phone !== '' && phone === known_phone;
  const { found } = useFoundCustomers(isKnown ? '' : phone);
  const field = useField('customer.phone', hint);
  return (
    <Autocomplete<FoundCustomer, false, false, true>
      freeSolo
      fullWidth
      disableClearable={false as never}
      clearText={t('createOrder.customer.clear_phone')}
      size="small"
      value={null}
      inputValue={phone}
      options={found}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.phone)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.country_phone_code}${option.phone}`)}
      onInputChange={(_event, value, reason) => reason !== 'reset' && onType(phoneCharacters(value))}
      onChange={(_event, value) => value && typeof value !== 'string' && onPick(value)}
      onBlur={onLeave}
      // As wide as the ticket, so that addresses are readable.
      slotProps={{ popper: { placement: 'bottom-end', style: { width: 'min(388px, calc(100vw - 32px))' } } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Typography noWrap sx={{ flex: 1, fontWeight: 550 }}>
              {option.name}
            </Typography>
            <Typography component="bdi" color="text.secondary" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {option.country_phone_code} {option.phone}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary" noWrap>
            {[t('createOrder.customer.orders', { smart_count: option.order_count }), option.delivery_address?.address]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          label={t(
            needsCustomer(draft.order_type) ? 'createOrder.customer.phone' : 'createOrder.customer.phone_optional',
          )}
          slotProps={{
            htmlInput: { ...params.inputProps, dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 },
          }}
        />
      )}
    />
  );
};
