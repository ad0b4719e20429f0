import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { signInLimits } from '#contract/signInLimits';
import { TextInput } from '../../../components/inputs/TextInput';
import { isEmail } from '../../../components/text/isEmail';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';

interface HandoverDialogProps {
  onBegun: (handover: ReplyOf<'begin_handover'>['handover'], demo: ReplyOf<'begin_handover'>['demo_message']) => void;
  onClose: () => void;
}

const checkEmail = (value: unknown) => (isEmail(String(value ?? '')) ? undefined : 'records.field.email');

/** Names the new owner, who gets a mailed link. */
export default function HandoverDialog({ onBegun, onClose }: HandoverDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ first_name: '', last_name: '', email: '' }),
    own: {
      own: 'ownership.handover.own_address',
      deletion: 'ownership.handover.deletion',
      [errorCodes.UPDATE_FAILED]: 'ownership.handover.under_way',
    },
    unreachable: 'access.password.change.unreachable',
    save: async ({ first_name, last_name, email }) => {
      const { handover, demo_message } = await dataProvider.beginHandover({
        ...{ first_name, last_name, email: email.trim() },
      });
      onBegun(handover, demo_message);
      onClose();
    },
  });
  const name = { max: limits.nameMax, required: true } as const;
  return (
    <DialogForm
      title={t('ownership.handover.begin_title')}
      form={form}
      confirm={t('ownership.handover.send')}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('ownership.handover.begin_detail')}</Typography>
      <TextInput source="first_name" label="ownership.handover.first_name" {...name} />
      <TextInput source="last_name" label="ownership.handover.last_name" {...name} />
      <TextInput
        source="email"
        label="ownership.handover.email"
        max={signInLimits.emailMax}
        required
        isCode
        inputMode="email"
        autoComplete="off"
        validate={checkEmail}
      />
    </DialogForm>
  );
}
