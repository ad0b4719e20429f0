import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Profile } from '#contract/entities/profile';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { TextButton } from '../../components/entrance/TextButton';
import { TextInput } from '../../components/inputs/TextInput';
import { ApiError, errorText, isDeclined } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { SentAddressCode } from './addressRequest';

interface AddressCodeDialogProps {
  channel: VerifiedChannel;
  code: SentAddressCode;
  /** Has another code sent, which takes the place of this one. */
  resend: () => Promise<void>;
  onChanged: (profile: Profile, notice: ReplyOf<'confirm_address_change'>['demo_message']) => void;
  onClose: () => void;
}

const count = accountLimits.otpDigits;
const isComplete = (value: unknown) => String(value ?? '').replace(/\s/g, '').length === count;

/** Takes the code that was sent to a new address, which is then the account's. */
export const AddressCodeDialog = ({ channel, code, resend, onChanged, onClose }: AddressCodeDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const [language = 'en'] = useLocaleState();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isResending, setResending] = useState(false);
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ otp: '' }),
    own: {
      [errorCodes.INVALID_OTP]: 'profile.change.wrong',
      [errorCodes.OTP_VERIFICATION_FAILED]: 'profile.change.ended',
    },
    save: async ({ otp }) => {
      const confirmed = { ticket: code.ticket, otp, language: language.slice(0, 2) };
      const { profile, demo_message } = await dataProvider.confirmAddressChange(confirmed);
      onChanged(profile, demo_message);
      notify(`profile.change.${channel}.done`, {
        type: 'success',
        messageArgs: { hours: accountLimits.addressUndoHours },
      });
      onClose();
    },
  });
  const sendAnother = async () => {
    if (isResending) return;
    setResending(true);
    try {
      await resend();
    } catch (error) {
      setResending(false);
      if (isDeclined(error)) return;
      const isTooSoon = error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS;
      notify(isTooSoon ? 'profile.change.too_soon' : errorText(error), { type: 'warning' });
    }
  };
  return (
    <DialogForm
      title={t(`profile.change.${channel}.title`)}
      form={form}
      confirm={t('profile.change.confirm')}
      isFleeting
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t('profile.change.sent', { recipient: `\u2066${code.recipient}\u2069` })}
      </Typography>
      <TextInput
        source="otp"
        label="profile.change.code"
        max={count * 2}
        required
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        validate={(value: unknown) => (isComplete(value) ? undefined : 'profile.change.incomplete')}
      />
      <div>
        <TextButton onClick={() => void sendAnother()}>{t('profile.change.resend')}</TextButton>
      </div>
      {code.demo_message && <DemoMessage label={t('access.recovery.demo')} {...code.demo_message} />}
    </DialogForm>
  );
};
