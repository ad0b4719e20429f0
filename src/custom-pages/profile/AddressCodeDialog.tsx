import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Profile } from '#contract/entities/profile';
import { codeIn } from '../../components/entrance/code/codeIn';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { TextButton } from '../../components/entrance/TextButton';
import { TextInput } from '../../components/inputs/TextInput';
import { waitText } from '../../config/waitText';
import { ApiError, errorText, isDeclined } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { AddressRequest, SentAddressCode } from './addressRequest';

interface AddressCodeDialogProps {
  channel: VerifiedChannel;
  isFirst: boolean;
  request: AddressRequest;
  code: SentAddressCode;
  /** Has another code sent, which takes the place of this one. */
  resend: () => Promise<void>;
  /** Goes back to the address. */
  changeAddress: () => void;
  onChanged: (profile: Profile, notice: ReplyOf<'confirm_address_change'>['demo_message']) => void;
  onClose: () => void;
}

const count = accountLimits.otpDigits;
const endedCodes: readonly number[] = [errorCodes.OTP_VERIFICATION_FAILED, errorCodes.TOKEN_EXPIRED];

const hasAddress = (profile: Profile, { channel, email, country_phone_code, phone }: AddressRequest): boolean =>
  channel === 'email'
    ? profile.email.toLowerCase() === email?.toLowerCase()
    : profile.country_phone_code === country_phone_code && profile.phone === phone;

/** The seconds until another code can be sent; `null` if it wasn't refused for that. */
const waitFor = (error: unknown): number | null =>
  error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS ? (error.details.retry_after ?? 60) : null;

/** Takes the code that was sent to a new address, which is then the account's. */
export const AddressCodeDialog = ({
  channel,
  isFirst,
  request,
  code,
  resend,
  changeAddress,
  onChanged,
  onClose,
}: AddressCodeDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const [language = 'en'] = useLocaleState();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isResending, setResending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (otp: string) => {
    try {
      return await dataProvider.confirmAddressChange({ ticket: code.ticket, otp, language: language.slice(0, 2) });
    } catch (error) {
      if (!(error instanceof ApiError && endedCodes.includes(error.code))) throw error;
      // The reply of an earlier attempt may have been lost: then the change has ended its own code.
      const { profile } = await dataProvider.getProfile({});
      if (!hasAddress(profile, request)) throw error;
      return { profile, demo_message: undefined };
    }
  };
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ otp: '' }),
    own: {
      [errorCodes.INVALID_OTP]: 'profile.change.wrong',
      [errorCodes.OTP_VERIFICATION_FAILED]: 'profile.change.ended',
    },
    save: async ({ otp }) => {
      setProblem(null);
      const { profile, demo_message } = await confirm(otp);
      onChanged(profile, demo_message);
      // Without an earlier number, the notice has gone to the email address.
      notify(isFirst && channel === 'phone' ? 'profile.change.phone.added' : `profile.change.${channel}.done`, {
        type: 'success',
        messageArgs: { hours: accountLimits.addressUndoHours },
      });
      onClose();
    },
  });
  const sendAnother = async () => {
    if (isResending) return;
    setResending(true);
    setProblem(null);
    try {
      await resend();
    } catch (error) {
      setResending(false);
      if (isDeclined(error)) return;
      const wait = waitFor(error);
      setProblem(
        wait === null ? t(errorText(error)) : t('profile.change.too_soon', { when: waitText(wait, language) }),
      );
    }
  };
  return (
    <DialogForm
      title={t(`profile.change.${channel}.title`)}
      form={{ ...form, failure: problem ?? form.failure }}
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
        parse={codeIn}
        required
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        validate={(value: unknown) => (String(value ?? '').length === count ? undefined : 'profile.change.incomplete')}
      />
      <div>
        <TextButton onClick={() => void sendAnother()}>{t('profile.change.resend')}</TextButton>
      </div>
      <div>
        <TextButton onClick={changeAddress}>{t(`profile.change.${channel}.other`)}</TextButton>
      </div>
      {code.demo_message && <DemoMessage label={t('access.recovery.demo')} {...code.demo_message} />}
    </DialogForm>
  );
};
