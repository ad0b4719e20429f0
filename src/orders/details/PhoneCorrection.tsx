import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { leftToRight } from '../../components/order/leftToRight';
import { type PhoneProblem, phoneCharacters, phoneProblem, tidyPhone } from '../../components/order/phoneRules';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { CorrectionFrame } from './CorrectionFrame';
import type { CorrectionProps } from './correctionProps';
import { useCorrection } from './useCorrection';
import { useFaultOf } from './useFaultOf';

/** The number under which the customer answers. */
export const PhoneCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreSurroundings();
  const { order, correct, isSending, failure, faults } = useCorrection(opened, onClose);
  const faultOf = useFaultOf(faults);
  const [code, setCode] = useState(opened.customer.country_phone_code || store.country_phone_code);
  const [phone, setPhone] = useState(opened.customer.phone);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { customer } = order;
  const isChanged = phone !== customer.phone || (phone !== '' && code !== customer.country_phone_code);

  useEffect(() => {
    let isCurrent = true;
    // Where the rules cannot be loaded, the server's own check has to do.
    const found = phoneProblem({ country_phone_code: code, phone }).catch(() => null);
    void found.then((current) => isCurrent && setProblem(current));
    return () => {
      isCurrent = false;
    };
  }, [code, phone]);

  const tidy = async () => {
    setLeft(true);
    const tidied = await tidyPhone({ country_phone_code: code, phone }).catch(() => null);
    if (!tidied) return;
    setCode(tidied.country_phone_code);
    setPhone(tidied.phone);
  };
  const said = isLeft && isChanged && problem ? t(`createOrder.phone.${problem}`) : faultOf('customer');
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.phone', { number: order.unique_id })}
      now={customer.phone ? leftToRight(`${customer.country_phone_code} ${customer.phone}`) : '–'}
      failure={failure}
      isChanged={isChanged}
      isReady={problem === null}
      isSending={isSending}
      onSave={() => void correct({ customer: { country_phone_code: code, phone } })}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={t('createOrder.customer.code')}
          value={code}
          onChange={({ target }) => setCode(phoneCharacters(target.value))}
          onBlur={() => code && !code.startsWith('+') && setCode(`+${code}`)}
          sx={{ inlineSize: 92, flexShrink: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 5, autoComplete: 'off' } }}
        />
        <TextField
          fullWidth
          autoFocus
          label={t('createOrder.customer.phone')}
          value={phone}
          onChange={({ target }) => setPhone(phoneCharacters(target.value))}
          onBlur={() => void tidy()}
          error={said !== undefined}
          helperText={said}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 20, autoComplete: 'off' } }}
        />
      </Box>
    </CorrectionFrame>
  );
};
