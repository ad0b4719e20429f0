import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { limits } from '#contract/limits';
import type { ShownSecret } from '#contract/settings/storeSecret';
import { useIsAllowed } from '../components/access/useIsAllowed';
import { TextInput } from '../components/inputs/TextInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { recordDate } from '../components/time/storeTime';
import { type InputProps, inputProps, type Kind } from './kind';

const isSet = (value: unknown): value is NonNullable<ShownSecret> => typeof value === 'object' && value !== null;

/** A secret without its value, with what can be done about it. */
const SecretState = ({ label, text, actions }: { label: string; text: string; actions: [string, () => void][] }) => {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>{text}</Typography>
        {actions.map(([action, onClick]) => (
          <Button key={action} onClick={onClick}>
            {t(action)}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

/** A password or a key: can be set, replaced and removed by the owner, but never read. */
const SecretInput = ({ field }: InputProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const isOwner = useIsAllowed()({ ownerOnly: true });
  const {
    field: { value, onChange },
    formState: { defaultValues },
  } = useController({ name: field.source });
  const stored: unknown = defaultValues?.[field.source];
  // What is stored while it is being replaced: a save brings another one, and ends that.
  const [replaced, setReplaced] = useState<unknown>(null);
  const label = t(field.label);

  if (isSet(stored) && value === '')
    return (
      <SecretState
        label={label}
        text={t('settings.secret.removed')}
        actions={[['settings.secret.keep', () => onChange(stored)]]}
      />
    );
  if (isSet(stored) && replaced !== stored && isSet(value)) {
    const { last, set_at } = stored;
    const on = recordDate(set_at, format);
    return (
      <SecretState
        label={label}
        text={last ? t('settings.secret.ends', { last: `\u2068${last}\u2069`, on }) : t('settings.secret.set', { on })}
        actions={
          isOwner && !field.readOnly
            ? [
                ['settings.secret.replace', () => setReplaced(stored)],
                ['settings.secret.remove', () => onChange('')],
              ]
            : []
        }
      />
    );
  }
  return (
    <TextInput
      {...inputProps(field)}
      max={field.max ?? limits.secretMax}
      disabled={!isOwner || field.readOnly === true}
      {...(isOwner ? {} : { helperText: 'settings.secret.owner' })}
      required={field.required === true && !isSet(stored)}
      type="password"
      autoComplete="new-password"
      isCode
      parse={(typed: string) => typed || (stored ?? null)}
      format={(current: unknown) => (typeof current === 'string' ? current : '')}
    />
  );
};

/** Can be written but not read: `null` or when it was set, and a text once one is typed. */
export const kind: Kind = {
  toText: (value) => (value ? '••••••' : ''),
  toCsv: () => '',
  Input: SecretInput,
  blank: null,
  width: 110,
};
