import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { needsCustomer } from '#contract/orders/needsCustomer';
import type { FoundCustomer } from '../../../components/order/caller';
import { phoneCharacters } from '../../../components/order/phoneRules';
import { useDraft } from '../draft/draftContext';
import { useField } from './useField';
import { useFoundCustomers } from './useFoundCustomers';

interface PhoneFieldProps {
  hint: string;
  onType: (phone: string) => void;
  onPick: (found: FoundCustomer) => void;
  onLeave: () => void;
}

/** The number, with the earlier customers that it may belong to. */
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
      // As wide as the ticket: an address must be readable to be recognised.
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
