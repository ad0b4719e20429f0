import { useNotify, useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import { latinDigits } from '../../components/entrance/code/codeIn';
import { TextInput } from '../../components/inputs/TextInput';
import { DialogForm, useDialogForm } from '../form/DialogForm';

interface PinDialogProps {
  hasPin: boolean;
  save: (pin: string) => Promise<void>;
  onClose: () => void;
}

const pinPattern = new RegExp(`^\\d{${accountLimits.pinDigits}}$`);
const pinIn = (typed: unknown): string => latinDigits(String(typed ?? '')).trim();

/** Sets a PIN for shared devices. */
export default function PinDialog({ hasPin, save, onClose }: PinDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ pin: '' }),
    save: async ({ pin }) => {
      await save(pinIn(pin));
      notify('sharedDevice.pin.saved', { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t(hasPin ? 'sharedDevice.pin.change' : 'sharedDevice.pin.set')}
      form={form}
      isFleeting
      onClose={onClose}
    >
      <TextInput
        source="pin"
        label="sharedDevice.pin.label"
        helperText="sharedDevice.pin.hint"
        max={accountLimits.pinDigits}
        required
        isCode
        inputMode="numeric"
        autoComplete="off"
        validate={(value: unknown) => (pinPattern.test(pinIn(value)) ? undefined : 'sharedDevice.pin.incomplete')}
      />
    </DialogForm>
  );
}
