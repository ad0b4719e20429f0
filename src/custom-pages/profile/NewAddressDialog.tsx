import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { signInLimits } from '#contract/signInLimits';
import { PhoneInput } from '../../components/inputs/PhoneInput';
import { TextInput } from '../../components/inputs/TextInput';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { isEmail } from '../../components/text/isEmail';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { AddressRequest } from './addressRequest';

interface NewAddressDialogProps {
  channel: VerifiedChannel;
  send: (request: AddressRequest) => Promise<void>;
  onClose: () => void;
}

const checkEmail = (value: unknown) => (isEmail(String(value ?? '')) ? undefined : 'records.field.email');

/** Asks for the new address or number, and has a code sent there. It stays open while someone proves who they are. */
export const NewAddressDialog = ({ channel, send, onClose }: NewAddressDialogProps) => {
  const t = useTranslate();
  const [language = 'en'] = useLocaleState();
  const { store } = useStoreFormat();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ email: '', country_phone_code: store.country_phone_code, phone: '' }),
    own: { unchanged: `profile.change.${channel}.unchanged` },
    unreachable: 'access.password.change.unreachable',
    save: ({ email, country_phone_code, phone }) =>
      send({
        ...(channel === 'email' ? { channel, email: email.trim() } : { channel, country_phone_code, phone }),
        language: language.slice(0, 2),
      }),
  });
  return (
    <DialogForm
      title={t(`profile.change.${channel}.title`)}
      form={form}
      confirm={t('profile.change.send')}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t(`profile.change.${channel}.detail`)}</Typography>
      {channel === 'email' ? (
        <TextInput
          source="email"
          label="profile.change.email.new"
          max={signInLimits.emailMax}
          required
          isCode
          inputMode="email"
          autoComplete="email"
          validate={checkEmail}
        />
      ) : (
        <PhoneInput label="profile.change.phone.new" required />
      )}
    </DialogForm>
  );
};
