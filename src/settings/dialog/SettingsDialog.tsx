import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import { isRecordMessage } from '#contract/stream';
import type { SettingsForm } from '../../descriptors/defineSettings';
import { inputOf } from '../../kinds/index';
import { useStoreEvents } from '../../realtime/useRealtime';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { SavedValues } from '../../records/form/formValues';
import { valuesThatDiffer } from '../../records/form/valuesThatDiffer';
import { breakpoints } from '../../theme/tokens';
import { useSettings } from '../useSettings';

interface SettingsDialogProps {
  settings: SettingsForm;
  title: string;
  /** Below the fields: whom and what the settings affect. */
  note: string;
  onClose: () => void;
}

/**
 * Store settings as a form in a dialog, which sends only what changed. They follow other people's changes until
 * something is typed here.
 */
export function SettingsDialog({ settings, title, note, onClose }: SettingsDialogProps) {
  const { entity, fields } = settings;
  const t = useTranslate();
  const notify = useNotify();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const { query, save } = useSettings(entity, { staleTime: 0 });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'store') void query.refetch();
  });
  const valuesOf = (saved: SavedValues | null) =>
    Object.fromEntries(fields.map(({ source }) => [source, saved?.[source]]));
  const form = useDialogForm({
    record: query.data ?? null,
    isFollowing: true,
    valuesOf,
    save: async (values, opened) => {
      if (!opened) return;
      const changes = valuesThatDiffer(opened, values);
      // After a conflict in which the other values were chosen.
      if (Object.keys(changes).length === 0) return notify('records.conflict.nothing_left', { type: 'info' });
      await save(opened.version, changes);
      notify(`codes.success.${successCodes.SETTINGS_UPDATED}`, { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm
      title={title}
      form={form}
      fields={fields}
      canSave={form.isDirty}
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
    >
      {form.opened ? (
        <>
          {fields.map((field) => {
            const Input = inputOf(field.kind);
            return <Input key={field.source} field={field} isNew={false} />;
          })}
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{note}</Typography>
        </>
      ) : query.isError ? (
        <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
          {t('settings.failed')}
        </Alert>
      ) : (
        [1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={64} />)
      )}
    </DialogForm>
  );
}
