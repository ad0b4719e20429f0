import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { needsCustomer } from '#contract/orders/needsCustomer';
import { isSameText } from '#contract/orders/sameText';
import { CountryCodeSelect } from '../../../components/inputs/CountryCodeSelect';
import { tidyPhone } from '../../../components/phone/phoneRules';
import { useDraft } from '../draft/draftContext';
import { CustomerPhoneField } from './CustomerPhoneField';
import { useField } from './FieldProblem';

/** The customer. Phone comes first, because a returning customer needs nothing more. */
export const CustomerFields = () => {
  const t = useTranslate();
  const { draft, dispatch, lookup, known: caller, onTyping } = useDraft();
  const { customer } = draft;
  const [isZeroDropped, setZeroDropped] = useState(false);
  const isKnown = customer.known_phone !== undefined && customer.known_phone === customer.phone;
  const { known } = lookup;
  const isOther = known && customer.name.trim() !== '' && !isSameText(known.name, customer.name);
  const isBlocked = caller?.note?.is_blocked ?? false;
  const hint = isBlocked
    ? t('createOrder.customer.blocked')
    : isOther
      ? t('createOrder.customer.known_as', { name: known.name })
      : isKnown || known
        ? t('createOrder.customer.known')
        : isZeroDropped
          ? t('createOrder.customer.zero_dropped')
          : '';
  const nameField = useField('customer.name');

  const leavePhone = async () => {
    onTyping(null);
    if (isKnown) return;
    const tidy = await tidyPhone(customer).catch(() => customer);
    if (tidy.phone === customer.phone && tidy.country_phone_code === customer.country_phone_code) return;
    setZeroDropped(customer.phone === `0${tidy.phone}`);
    dispatch({ type: 'customer', change: { phone: tidy.phone, country_phone_code: tidy.country_phone_code } });
  };

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }} data-field="customer.phone">
        <CustomerPhoneField
          // Its line is always there, so that nothing moves when the caller is recognised.
          hint={hint || ' '}
          isWarning={isBlocked}
          onType={(phone) => {
            setZeroDropped(false);
            dispatch({ type: 'customer', change: { phone } });
          }}
          onPick={(found) => dispatch({ type: 'pickCustomer', found })}
          onLeave={leavePhone}
        />
        <Box sx={{ inlineSize: 124, flexShrink: 0, order: -1, '& > *': { inlineSize: '100%' } }}>
          <CountryCodeSelect
            isSeldomChanged
            value={customer.country_phone_code}
            onChange={(code) => dispatch({ type: 'customer', change: { country_phone_code: code } })}
          />
        </Box>
      </Box>
      <TextField
        {...nameField}
        data-field="customer.name"
        label={t(needsCustomer(draft.order_type) ? 'createOrder.customer.name' : 'createOrder.customer.name_optional')}
        value={customer.name}
        onChange={(event) => dispatch({ type: 'customer', change: { name: event.target.value } })}
        size="small"
        slotProps={{ htmlInput: { maxLength: limits.nameMax, autoComplete: 'off' } }}
      />
    </Box>
  );
};
