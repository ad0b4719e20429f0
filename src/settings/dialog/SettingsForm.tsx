import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SettingsForm as Settings } from '../../descriptors/defineSettings';
import { inputOf } from '../../kinds/index';
import { ConflictDialog } from '../../records/conflict/ConflictDialog';
import type { Fields } from '../../records/form/formValues';

type Saved = { version: number } & Fields;

interface SettingsFormProps {
  settings: Settings;
  /** The server's values; they follow other people's changes. */
  saved: Saved;
  /** Below the fields. */
  children?: ReactNode;
  onSaved: (saved: Saved) => void;
  /** Called after saving, or if there is nothing to save. */
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

const isSaved = (value: unknown): value is Saved => typeof value === 'object' && value !== null && 'version' in value;

/** The format in which the conflict dialog expects a record. */
const asRecord = (saved: Saved, entity: string) => ({ ...saved, _id: entity });

/**
 * A settings form with an input for each of the descriptor's fields. Sends only what changed. If someone else saved
 * first, it asks what to do and keeps the values chosen here.
 */
export const SettingsForm = ({ settings, saved, children, onSaved, onDone, onCancel, onDirty }: SettingsFormProps) => {
  const { entity, fields } = settings;
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const valuesOf = (from: Fields): FieldValues =>
    Object.fromEntries(fields.map(({ source }) => [source, from[source]]));
  const [opened, setOpened] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ current: Saved; by: string } | null>(null);
  const form = useForm<FieldValues>({ defaultValues: valuesOf(saved) });
  const { isDirty, dirtyFields } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // Fields that haven't been touched here show other people's changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values follow from the settings
  useEffect(() => {
    if (isDirty || saved.version === opened.version) return;
    setOpened(saved);
    form.reset(valuesOf(saved));
  }, [saved, opened, isDirty, form]);

  const save = async (version: number, changes: Fields) => {
    setSaving(true);
    setFailure(null);
    setConflict(null);
    try {
      onSaved(await dataProvider.updateSettings(entity, version, changes));
      notify(t(`codes.success.${successCodes.SETTINGS_UPDATED}`), { type: 'success' });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { current, changed_by = '' } = error.details;
      if (error.code === errorCodes.CHANGED_MEANWHILE && isSaved(current)) setConflict({ current, by: changed_by });
      else setFailure(t(errorText(error), { _: t('codes.error.2003') }));
    } finally {
      setSaving(false);
    }
  };
  const submit = form.handleSubmit((values) => {
    const changes = Object.fromEntries(Object.entries(values).filter(([source]) => dirtyFields[source]));
    return Object.keys(changes).length > 0 ? save(opened.version, changes) : onDone();
  });
  /** Continues from the newest version, with the chosen values applied to it. */
  const settle = (current: Saved, chosen: Fields) => {
    setOpened(current);
    form.reset(valuesOf(current));
    if (Object.keys(chosen).length === 0) {
      setConflict(null);
      notify('records.conflict.nothing_left', { type: 'info' });
      return;
    }
    // Not saved yet: after a failed attempt they stay in the form.
    for (const [source, value] of Object.entries(chosen)) form.setValue(source, value, { shouldDirty: true });
    void save(current.version, chosen);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: 1 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {fields.map((field) => {
            const Input = inputOf(field.kind);
            return <Input key={field.source} field={field} isNew={false} />;
          })}
          {children}
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onCancel}>
            {t('records.cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={isSaving || !isDirty}>
            {t('records.save.save')}
          </Button>
        </DialogActions>
      </form>
      {conflict && (
        <ConflictDialog
          opened={asRecord(opened, entity)}
          current={asRecord(conflict.current, entity)}
          mine={form.getValues()}
          by={conflict.by}
          isSaving
          fields={fields}
          onCancel={() => setConflict(null)}
          onChosen={(chosen: Fields) => settle(conflict.current, chosen)}
        />
      )}
    </FormProvider>
  );
};
