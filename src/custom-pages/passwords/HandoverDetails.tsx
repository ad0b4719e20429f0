import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConsentField, useConsent } from '../../components/entrance/ConsentField';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { checkPhoneFields, type NationalPhone, type PhoneMessages } from '../../components/phone/checkNationalPhone';
import NationalPhoneField from '../../components/phone/NationalPhoneField';
import { errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';

/** Everything that the new owner enters besides the code. */
export interface NewOwnerDetails {
  country_phone_code: string;
  phone: string;
  password: string;
}

interface HandoverDetailsProps {
  email: string;
  /** Names that the password must not be. */
  personal: readonly string[];
  /** The platform, whose terms are accepted. */
  platform: string;
  /** The page with them; `null` if the platform has none. */
  termsUrl: string | null;
  /** The translation key of why the offer could not be accepted with these. */
  refusal: string | null;
  submit: (details: NewOwnerDetails) => Promise<void>;
}

/** The new owner's phone number and password, and the consent that the platform needs. */
export const HandoverDetails = ({ email, personal, platform, termsUrl, refusal, submit }: HandoverDetailsProps) => {
  const t = useTranslate();
  const consent = useConsent();
  const [phone, setPhone] = useState<NationalPhone>({ callingCode: '', phone: '' });
  const [messages, setMessages] = useState<PhoneMessages>({});
  const change = useCallback((changed: Partial<NationalPhone>) => {
    setPhone((now) => ({ ...now, ...changed }));
    setMessages({});
  }, []);
  const accept = async (password: string) => {
    const found = await checkPhoneFields(phone);
    setMessages(found);
    const isGiven = consent.check();
    if (Object.keys(found).length > 0) return;
    if (!isGiven) return consent.box.current?.focus();
    await submit({ country_phone_code: phone.callingCode.trim(), phone: phone.phone, password });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {refusal && <EntranceProblem text={t(refusal)} />}
      <NationalPhoneField autoComplete="tel-national" fields={phone} messages={messages} change={change} />
      <NewPasswordForm
        email={email}
        personal={personal}
        submitLabel={t('ownership.offer.accept')}
        accept={accept}
        refusalOf={passwordRefusal}
        failureOf={errorText}
      >
        <ConsentField
          consent={consent}
          label={t('ownership.offer.terms', { platform: `\u2068${platform}\u2069` })}
          url={termsUrl}
          error={t('ownership.offer.terms_missing')}
        />
      </NewPasswordForm>
    </Box>
  );
};
