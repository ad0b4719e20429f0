import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { TermsBox } from '../../components/entrance/TermsBox';
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
  const box = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState<NationalPhone>({ callingCode: '', phone: '' });
  const [messages, setMessages] = useState<PhoneMessages>({});
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const change = useCallback((changed: Partial<NationalPhone>) => {
    setPhone((now) => ({ ...now, ...changed }));
    setMessages({});
  }, []);
  const accept = async (password: string) => {
    const found = await checkPhoneFields(phone);
    setMessages(found);
    setMissing(!isAccepted);
    if (Object.keys(found).length > 0) return;
    if (!isAccepted) return box.current?.focus();
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
        <TermsBox
          ref={box}
          text="ownership.offer.terms"
          {...{ platform, termsUrl, isAccepted }}
          missing={isMissing ? 'ownership.offer.terms_missing' : null}
          onToggle={() => {
            setAccepted(!isAccepted);
            setMissing(false);
          }}
        />
      </NewPasswordForm>
    </Box>
  );
};
