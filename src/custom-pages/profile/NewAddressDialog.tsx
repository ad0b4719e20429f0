import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { PhoneInput } from '../../components/inputs/PhoneInput';
import { TextInput } from '../../components/inputs/TextInput';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { isEmail } from '../../components/text/isEmail';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { useDialogField } from '../../records/form/useDialogField';
import type { AddressRequest } from './addressRequest';

interface NewAddressDialogProps {
  channel: VerifiedChannel;
  send: (request: AddressRequest) => Promise<void>;
  onClose: () => void;
}

const checkEmail = (value: unknown) => (isEmail(String(value ?? '')) ? undefined : 'records.field.email');

/** Asks for the new address or number and the current password, and has a code sent there. */
export const NewAddressDialog = ({ channel, send, onClose }: NewAddressDialogProps) => {
  const t = useTranslate();
  const [language = 'en'] = useLocaleState();
  const { store } = useStoreFormat();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ email: '', country_phone_code: store.country_phone_code, phone: '', current_password: '' }),
    own: {
      unchanged: `profile.change.${channel}.unchanged`,
      [errorCodes.WRONG_PASSWORD]: 'access.password.change.wrong',
    },
    unreachable: 'access.password.change.unreachable',
    save: ({ email, country_phone_code, phone, current_password }) =>
      send({
        ...(channel === 'email' ? { channel, email: email.trim() } : { channel, country_phone_code, phone }),
        ...{ current_password, language: language.slice(0, 2) },
      }),
  });
  const password = useDialogField<string>(form, 'current_password', (value) =>
    value === '' ? { message: 'access.password.change.current_required' } : undefined,
  );
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
          max={limits.emailMax}
          required
          isCode
          inputMode="email"
          autoComplete="email"
          validate={checkEmail}
        />
      ) : (
        <PhoneInput label="profile.change.phone.new" required />
      )}
      <PasswordTextField
        {...password.textField}
        label={t('access.password.change.current')}
        required
        helperText={password.error}
        autoComplete="current-password"
      />
    </DialogForm>
  );
};
