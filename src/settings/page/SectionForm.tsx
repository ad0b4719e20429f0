import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import { PageLoading } from '../../components/feedback/PageLoading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { SettingsSection } from '../../descriptors/defineSettings';
import { ConflictDialog } from '../../records/conflict/ConflictDialog';
import { useConflict } from '../../records/conflict/useConflict';
import { FieldSections } from '../../records/form/FieldSections';
import { type Fields, valuesThatDiffer, type WireRecord, withAllLanguages } from '../../records/form/formValues';
import { MeanwhileBanner } from '../../records/form/MeanwhileBanner';
import { SimpleForm } from '../../records/form/SimpleForm';
import type { ErrorText } from '../../records/form/serverErrors';
import { useRecordForm } from '../../records/form/useRecordForm';
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
  first: WireRecord;
  complete: (saved: object) => WireRecord;
}

const Loaded = ({ section, first, complete, read, save, confirm, errorText, ...body }: LoadedProps) => {
  const { fields, form: groups, texts } = section;
  const t = useTranslate();
  const notify = useNotify();
  const { locale, timezone } = useStoreFormat();
  const [opened, setOpenedState] = useState(first);
  // If the user saves again right after resolving a conflict, that applies to the newer version.
  const base = useRef(opened);
  const setOpened = (next: WireRecord) => {
    base.current = next;
    setOpenedState(next);
  };
  const conflict = useConflict({
    opened,
    complete,
    read: async () => complete(await read()),
    isAbout: (message) => message.entity === 'store',
  });
  const changesOf = (values: Fields): Fields => {
    const own = fields.flatMap(({ source, alongside = [] }) => [source, ...alongside]);
    const changed = Object.entries(valuesThatDiffer(base.current, values));
    return Object.fromEntries(changed.filter(([source]) => own.includes(source)));
  };
  const record = useRecordForm({
    fields,
    start: opened,
    opened,
    errorText,
    ...(confirm ? { confirm: (values) => confirm(changesOf(values), base.current) } : {}),
    send: async (values) => {
      const changes = changesOf(values);
      if (Object.keys(changes).length === 0) return base.current;
      return complete(await save(base.current.version, changes));
    },
    onRefused: conflict.take,
    onSaved: (saved) => {
      setOpened(saved);
      conflict.forget();
      notify(`codes.success.${successCodes.SETTINGS_UPDATED}`, { type: 'success' });
    },
  });
  const { form, tools } = record;
  /** Continues from the newest version, with the chosen values applied to it. */
  const goOn = (current: WireRecord, values: Fields) => {
    setOpened(current);
    tools.restart(current, values);
    conflict.forget();
  };
  // A form in which nothing was typed shows other people's changes at once.
  const { isDirty } = form.formState;
  const newest = conflict.meanwhile?.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (newest && !isDirty && !tools.isSaving) goOn(newest, {});
  }, [newest, isDirty, tools.isSaving]);

  const { updated_by, updated_at } = opened;
  return (
    <>
      <SimpleForm
        record={record}
        aside={body.aside}
        notice={
          isDirty && (
            <MeanwhileBanner
              meanwhile={conflict.meanwhile}
              onLoad={(current) => goOn(current, {})}
              onCompare={() => conflict.compare(form.getValues())}
              onGone={() => undefined}
            />
          )
        }
      >
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
      {conflict.open && (
        <ConflictDialog
          {...conflict.open}
          opened={opened}
          fields={fields}
          onCancel={conflict.close}
          onChosen={(values) => {
            const { current, isSaving } = conflict.open ?? {};
            if (!current) return;
            goOn(current, values);
            if (!isSaving) return;
            if (Object.keys(values).length > 0) tools.submit();
            else notify('records.conflict.nothing_left', { type: 'info' });
          }}
        />
      )}
    </>
  );
};

/**
 * A section's form. It saves what changed, under the section's own version, and asks what to keep if someone else
 * saved first.
 *
 * @example <SectionForm section={section}><ChargeExample /></SectionForm>
 */
export const SectionForm = ({ section, ...rest }: SectionFormProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { entity, fields } = section;
  if (!entity) throw new Error(`The section "${section.name}" has no calls`);
  /** In the format of a record, which the form and the conflict dialog expect. */
  const complete = (saved: object): WireRecord =>
    withAllLanguages({ version: 1, ...saved, _id: entity }, fields, store.languages_supported);
  // A form starts with the server's values, not with those of an earlier visit.
  const { query, read, save } = useSettings(entity, { gcTime: 0 });
  if (query.isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('boards.error.retry')}</Button>}>
        {t('settings.failed')}
      </Alert>
    );
  }
  if (!query.data) return <PageLoading />;
  return (
    <Loaded
      key={entity}
      section={section}
      first={complete(query.data)}
      complete={complete}
      read={read}
      save={save}
      {...rest}
    />
  );
};
