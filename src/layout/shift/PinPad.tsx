import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import type { DevicePerson } from '#contract/entities/sharedDevice';
import { latinDigits } from '../../components/entrance/code/codeIn';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { SharedDeviceState } from './useSharedDevice';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Says why the PIN wasn't taken. */
function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t(errorText(error));
  const code = error.fields.find(({ path }) => path === 'pin')?.code;
  if (code === 'pin_not_set') return t('sharedDevice.pin.not_set');
  return t(code === 'pin_wrong' ? 'sharedDevice.pin.wrong' : errorText(error));
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Quick taps on one key must not zoom. */
const keyStyle = { minBlockSize: 64, touchAction: 'manipulation' };

interface PinPadProps extends Pick<SharedDeviceState, 'begin'> {
  person: DevicePerson;
  onDone: () => void;
}

/** Takes a person's PIN from large keys or a keyboard. The last digit sends it. */
export const PinPad = ({ person, begin, onDone }: PinPadProps) => {
  const t = useTranslate();
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(person.has_pin ? null : t('sharedDevice.pin.not_set'));
  const enter = (typed: string) => {
    if (isBusy) return;
    const entered = latinDigits(typed).replace(/\D/g, '').slice(0, accountLimits.pinDigits);
    setPin(entered);
    setFailure(null);
    if (entered.length < accountLimits.pinDigits) return;
    setBusy(true);
    begin(person, entered).then(onDone, (error: unknown) => {
      setPin('');
      setFailure(failureText(error, t));
      setBusy(false);
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        autoFocus
        fullWidth
        label={t('sharedDevice.pin.label')}
        value={pin}
        onChange={(event) => enter(event.target.value)}
        sx={{ '& input': { WebkitTextSecurity: 'disc' } }}
        slotProps={{
          htmlInput: {
            // The keys below take the place of the device's keyboard.
            inputMode: 'none',
            // In a password field, browsers would fill in the account's password or offer to save the PIN.
            autoComplete: 'one-time-code',
            dir: 'ltr',
            style: { textAlign: 'center', fontSize: '2rem', letterSpacing: '0.5em' },
          },
        }}
      />
      {/* Digits have one order in every language. */}
      <Box dir="ltr" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {digits.map((digit) => (
          <Button
            key={digit}
            variant="outlined"
            color="inherit"
            onClick={() => enter(pin + digit)}
            sx={{ ...keyStyle, fontSize: '1.5rem', gridColumn: digit === '0' ? 2 : 'auto' }}
          >
            {digit}
          </Button>
        ))}
        <Button color="inherit" onClick={() => enter('')} sx={keyStyle}>
          {t('common.clear')}
        </Button>
      </Box>
      {/* Below the keys, which it must not move. */}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  );
};
