import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Factors } from '#contract/entities/factor';
import { limits } from '#contract/limits';
import { TextInput } from '../../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { makePasskey, PasskeyError, type PasskeyProblem } from '../../../dataProvider/passkeys';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import type { AddedFactor } from './useFactors';

interface PasskeyDialogProps {
  /** The one to rename; `null`: one is added. */
  passkey: Factors['passkeys'][number] | null;
  /** Where passkeys work. */
  domain: string;
  /** Whether it was added although the reply says otherwise. */
  wasAdded: () => Promise<boolean>;
  onSaved: (reply: AddedFactor) => void;
  onClose: () => void;
}

/** Names a passkey. A new one is made by the browser, in its own dialog. */
export default function PasskeyDialog({ passkey, domain, wasAdded, onSaved, onClose }: PasskeyDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const add = async (name: string) => {
    const { ticket, options } = await dataProvider.beginPasskey({});
    const passkey = await makePasskey(options);
    onSaved(await dataProvider.confirmPasskey({ ticket, name, passkey }));
  };
  const save = async (name: string) => {
    if (!passkey) return add(name);
    const { factors } = await dataProvider.renamePasskey({ _id: passkey._id, name });
    onSaved({ factors, recovery_codes: null });
  };
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ name: passkey?.name ?? '' }),
    own: { [errorCodes.INVALID_OTP]: 'security.passkey.refused' },
    unreachable: 'access.password.change.unreachable',
    save: async ({ name }) => {
      setProblem(null);
      try {
        await save(name.trim());
        onClose();
      } catch (error) {
        if (!passkey && (await wasAdded())) return onClose();
        if (!(error instanceof PasskeyError)) throw error;
        setProblem(error.problem);
      }
    },
  });
  return (
    <DialogForm
      title={t(passkey ? 'security.passkey.rename' : 'security.passkey.add')}
      form={form}
      {...(!passkey && { confirm: t('security.passkey.add') })}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('security.passkey.name_hint')}</Typography>
      <TextInput source="name" label="security.passkey.name" max={limits.nameMax} required autoFocus />
      {problem && <Typography role="alert">{t(`security.passkey.${problem}`, { domain })}</Typography>}
    </DialogForm>
  );
}
