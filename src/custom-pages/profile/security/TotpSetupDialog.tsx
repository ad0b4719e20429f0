import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import encodeQR from 'qr';
import { useDataProvider, useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { TextInput } from '../../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import type { AddedFactor } from './useFactors';

interface TotpSetupDialogProps {
  secret: string;
  /** `otpauth://`, which opens an authenticator app on the same device. */
  uri: string;
  /** Whether it was added although the reply says otherwise. */
  wasAdded: () => Promise<boolean>;
  onAdded: (reply: AddedFactor) => void;
  onClose: () => void;
}

const isComplete = (value: unknown) => String(value ?? '').replace(/\s/g, '').length === accountLimits.otpDigits;

/** In groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The quiet zone that readers need around a code, in modules. */
const quietZone = 4;

/** Dark on light in every theme: cameras expect that. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { border: quietZone });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ inlineSize: 208, maxInlineSize: '100%', justifySelf: 'center', background: 'white', borderRadius: 8 }}
    >
      <path d={dark.join('')} fill="black" />
    </svg>
  );
};

/** Sets up an authenticator app: its key as a code to scan and as text, and the first code that it shows. */
export default function TotpSetupDialog({ secret, uri, wasAdded, onAdded, onClose }: TotpSetupDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ totp: '' }),
    own: {
      [errorCodes.INVALID_OTP]: 'security.totp.wrong',
      [errorCodes.TOKEN_EXPIRED]: 'security.totp.over',
    },
    unreachable: 'access.password.change.unreachable',
    save: async ({ totp }) => {
      try {
        onAdded(await dataProvider.confirmTotp({ totp }));
      } catch (error) {
        if (!(await wasAdded())) throw error;
      }
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('security.totp.setup')}
      form={form}
      confirm={t('security.totp.confirm')}
      isFleeting
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('security.totp.scan')}</Typography>
      <QrCode text={uri} label={t('security.totp.qr')} />
      <Link href={uri} sx={{ minBlockSize: 44, display: 'flex', alignItems: 'center' }}>
        {t('security.totp.open')}
      </Link>
      <Typography sx={{ color: 'text.secondary' }}>{t('security.totp.key_detail')}</Typography>
      <TextField
        fullWidth
        size="small"
        label={t('security.totp.key')}
        value={inGroups(secret)}
        slotProps={{
          input: { readOnly: true },
          htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace' } },
        }}
      />
      <TextInput
        source="totp"
        label="security.totp.code"
        max={accountLimits.otpDigits * 2}
        required
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        validate={(value: unknown) => (isComplete(value) ? undefined : 'profile.change.incomplete')}
      />
    </DialogForm>
  );
}
