import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { needsCustomer } from '#contract/orders/needsCustomer';
import { AutocompleteField } from '../../../components/inputs/AutocompleteField';
import { PhoneNumber } from '../../../components/phone/PhoneNumber';
import { phoneCharacters } from '../../../components/phone/phoneRules';
import type { FoundCustomer } from '../caller';
import { useDraft } from '../draft/draftContext';
import { useField } from './FieldProblem';

interface CustomerPhoneFieldProps {
  hint: string;
  /** The hint is a warning and must stand out. */
  isWarning: boolean;
  onType: (phone: string) => void;
  onPick: (found: FoundCustomer) => void;
  onLeave: () => void;
}

/** The phone number, with matching returning customers. */
export const CustomerPhoneField = ({ hint, isWarning, onType, onPick, onLeave }: CustomerPhoneFieldProps) => {
  const t = useTranslate();
  const { draft, lookup, onTyping } = useDraft();
  const { phone, known_phone } = draft.customer;
  const isKnown = phone !== '' && phone === known_phone;
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
      options={isKnown ? [] : lookup.found}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.phone)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.country_phone_code}${option.phone}`)}
      onInputChange={(_event, value, reason) => reason !== 'reset' && onType(phoneCharacters(value))}
      onChange={(_event, value) => value && typeof value !== 'string' && onPick(value)}
      onFocus={() => onTyping('customer.phone')}
      onBlur={onLeave}
      // As wide as the ticket, so that addresses are readable.
      slotProps={{ popper: { placement: 'bottom-end', style: { width: 'min(388px, calc(100vw - 32px))' } } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Typography noWrap sx={{ flex: 1, fontWeight: 550 }}>
              {option.name}
            </Typography>
            <Typography color="text.secondary">
              <PhoneNumber {...option} />
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary" noWrap>
            {t('createOrder.customer.orders', { smart_count: option.order_count })}
            {option.addresses[0] && (
              <>
                {' · '}
                <bdi>{option.addresses[0].address}</bdi>
              </>
            )}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <AutocompleteField
          {...params}
          {...field}
          label={t(
            needsCustomer(draft.order_type) ? 'createOrder.customer.phone' : 'createOrder.customer.phone_optional',
          )}
          slotProps={{
            ...(isWarning ? { formHelperText: { sx: { color: 'error.main', fontWeight: 600 } } } : {}),
            htmlInput: { ...params.inputProps, dir: 'ltr', inputMode: 'tel', autoComplete: 'off', maxLength: 20 },
          }}
        />
      )}
    />
  );
};
