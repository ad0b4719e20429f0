import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import { typeSecretAgain } from '#contract/settings/typeSecretAgain';
import { Loading } from '../../components/feedback/Loading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { SettingsSection } from '../../descriptors/defineSettings';
import { FieldSections } from '../../records/form/FieldSections';
import { type Fields, type SavedValues, type WireRecord, withAllLanguages } from '../../records/form/formValues';
import { MeanwhileBanner } from '../../records/form/MeanwhileBanner';
import { SaveConflict } from '../../records/form/SaveConflict';
import { SimpleForm } from '../../records/form/SimpleForm';
import type { ErrorText } from '../../records/form/serverErrors';
import { useOpenedRecord } from '../../records/form/useOpenedRecord';
import { valuesThatDiffer } from '../../records/form/valuesThatDiffer';
import { type SettingsAccess, useSettings } from '../useSettings';

interface SectionFormProps {
  section: SettingsSection;
  /** Instead of the descriptor's fields. */
  fields?: ReactNode;
  /** Below the fields: a worked example. */
  children?: ReactNode;
  /** Next to them on a wide screen. */
  aside?: ReactNode;
  /** Asks before changes are saved; `false` saves nothing. */
  confirm?: (changes: Fields, opened: WireRecord) => Promise<boolean>;
  errorText?: ErrorText;
}

interface LoadedProps extends SectionFormProps, Pick<SettingsAccess, 'read' | 'save'> {
  first: SavedValues;
  withDefaults: (saved: SavedValues) => WireRecord;
}

const Loaded = ({ section, first, withDefaults, read, save, confirm, errorText, ...body }: LoadedProps) => {
  const { fields, form: groups, texts } = section;
  const t = useTranslate();
  const notify = useNotify();
  const { locale, timezone } = useStoreFormat();
  const changesOf = (values: Fields, base: WireRecord): Fields => {
    const sources = fields.flatMap(({ source, alongside = [] }) => [source, ...alongside]);
    const changed = Object.entries(valuesThatDiffer(base, values));
    return Object.fromEntries(changed.filter(([source]) => sources.includes(source)));
  };
  const page = useOpenedRecord({
    fields,
    errorText,
    first,
    withDefaults,
    read,
    isAbout: (message) => message.entity === 'store',
    ...(confirm ? { confirm: (values, base) => confirm(changesOf(values, base), base) } : {}),
    send: async (values, base) => {
      const changes = changesOf(values, base);
      return Object.keys(changes).length === 0 ? base : await save(base.version, changes);
    },
    onSaved: () => notify(`codes.success.${successCodes.SETTINGS_UPDATED}`, { type: 'success' }),
  });
  const { opened, record, conflict, continueFrom } = page;
  const { form, tools } = record;
  // A form in which nothing was typed shows other people's changes at once.
  const { isDirty } = form.formState;
  const newest = conflict.meanwhile?.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (newest && !isDirty && !tools.isSaving) continueFrom(newest);
  }, [newest, isDirty, tools.isSaving]);

  const { updated_by, updated_at } = opened;
  return (
    <>
      <SimpleForm record={record} aside={body.aside} notice={isDirty && <MeanwhileBanner page={page} />}>
        {body.fields ?? (
          <FieldSections
            fields={fields}
            form={groups}
            titleOf={(group) => (groups ? `${texts}.section.${group}` : undefined)}
          />
        )}
        {body.children}
        {typeof updated_at === 'string' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('records.touched', {
              // Isolated from the sentence, so that a Latin name doesn't reorder the date in Arabic text.
              name: `\u2068${String(updated_by)}\u2069`,
              at: recordTime(updated_at, { locale, timezone }),
            })}
          </Typography>
        )}
      </SimpleForm>
      <SaveConflict page={page} />
    </>
  );
};

/** A section's own texts, and the one of a secret that would be sent elsewhere. */
const errorTextOf =
  (own?: ErrorText): ErrorText =>
  (error) =>
    error.code === typeSecretAgain ? { message: 'settings.secret.again' } : own?.(error);

/**
 * A section's form. It saves what changed, under the section's own version, and asks what to keep if someone else
 * saved first.
 *
 * @example <SectionForm section={section}><ChargeExample /></SectionForm>
 */
export const SectionForm = ({ section, errorText, ...rest }: SectionFormProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { entity, fields } = section;
  if (!entity) throw new Error(`The section "${section.name}" has no calls`);
  /** In the format of a record, which the form and the conflict dialog expect. */
  const withDefaults = (saved: SavedValues): WireRecord =>
    withAllLanguages({ ...saved, _id: entity }, fields, store.languages_supported);
  // A form starts with the server's values, not with those of an earlier visit.
  const { query, read, save } = useSettings(entity, { gcTime: 0 });
  if (query.isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
        {t('settings.failed')}
      </Alert>
    );
  }
  if (!query.data) return <Loading />;
  return (
    <Loaded
      key={entity}
      section={section}
      first={query.data}
      withDefaults={withDefaults}
      read={read}
      save={save}
      errorText={errorTextOf(errorText)}
      {...rest}
    />
  );
};
