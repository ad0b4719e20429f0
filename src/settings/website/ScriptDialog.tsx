import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { ScriptPage } from '#contract/entities/scriptPage';
import { websiteLimits } from '#contract/website/websiteLimits';
import { TextInput } from '../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { useBodyKey } from '../../records/form/useBodyKey';

const texts = 'settings.site_scripts';

interface ScriptDialogProps {
  /** `null`: a new one. */
  script: ScriptPage | null;
  onSaved: () => void;
  onClose: () => void;
}

/** A script's name and code. */
export default function ScriptDialog({ script, onSaved, onClose }: ScriptDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const keyOf = useBodyKey();
  const form = useDialogForm<{ name: string; code: string }, ScriptPage>({
    record: script,
    valuesOf: (record) => ({ name: record?.name ?? '', code: record?.code ?? '' }),
    own: { scripts_too_many: `${texts}.too_many` },
    save: async (fields, record) => {
      if (record) await dataProvider.updateScriptPage({ _id: record._id, version: record.version, ...fields });
      else await dataProvider.addScriptPage(keyOf(fields));
      notify(`codes.success.${record ? successCodes.SCRIPT_UPDATED : successCodes.SCRIPT_ADDED}`, { type: 'success' });
      onSaved();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t(script ? `${texts}.edit` : `${texts}.add`)}
      form={form}
      fields={[
        { source: 'name', kind: 'text', label: `${texts}.name` },
        { source: 'code', kind: 'note', label: `${texts}.code` },
      ]}
      onClose={onClose}
    >
      <TextInput source="name" label={`${texts}.name`} max={websiteLimits.scriptNameMax} required />
      <TextInput
        source="code"
        label={`${texts}.code`}
        helperText={`${texts}.code_help`}
        max={websiteLimits.scriptCodeMax}
        required
        isCode
        isLong
        maxRows={14}
      />
    </DialogForm>
  );
}
