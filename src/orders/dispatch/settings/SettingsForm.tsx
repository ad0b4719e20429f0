import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useController, useForm } from 'react-hook-form';
import type { DispatchSettings } from '#contract/entities/dispatchSettings';
import { limits } from '#contract/limits';
import { autoAssignments } from '#contract/orders/orderRules';
import { IntegerInput } from '../../../components/inputs/IntegerInput';
import { useUnsavedWork } from '../../../realtime/unsavedWork';
import { ConflictDialog } from '../../../records/conflict/ConflictDialog';
import type { RecordField } from '../../../records/form/recordField';
import { useSaveSettings } from './useSaveSettings';

/** When the search begins by itself, each choice with what it means for the store's day. */
const AutoAssignInput = () => {
  const t = useTranslate();
  const labelId = useId();
  const { field } = useController({ name: 'auto_assign' });
  return (
    <div>
      <FormLabel id={labelId}>{t('dispatch.settings.when')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId} sx={{ gap: 0.5, mt: 0.5 }}>
        {autoAssignments.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${labelId}-${choice}` } }} />}
            sx={{ alignItems: 'flex-start', mx: 0 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 550, pt: 1 }}>
                  {t(`dispatch.settings.auto_assign.${choice}`)}
                </Typography>
                <Typography
                  component="span"
                  id={`${labelId}-${choice}`}
                  sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
                >
                  {t(`dispatch.settings.meaning.${choice}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};

type Values = Pick<DispatchSettings, 'auto_assign' | 'offer_seconds'>;

const valuesOf = ({ auto_assign, offer_seconds }: DispatchSettings): Values => ({ auto_assign, offer_seconds });
const asRecord = (settings: DispatchSettings) => ({ ...settings, _id: 'dispatch_settings' });

interface SettingsFormProps {
  /** As the server has them; they follow what others change. */
  settings: DispatchSettings;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** The settings to change. Where somebody else was faster it asks, and forgets nothing that was chosen here. */
export const SettingsForm = ({ settings, onClose, onDirty }: SettingsFormProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const [opened, setOpened] = useState(settings);
  const form = useForm<Values>({ defaultValues: valuesOf(settings) });
  const { isDirty, dirtyFields } = form.formState;
  const { save, isSaving, failure, conflict, closeConflict } = useSaveSettings(onClose);
  useUnsavedWork(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // What nobody has touched here shows what others decided.
  useEffect(() => {
    if (isDirty || settings.version === opened.version) return;
    setOpened(settings);
    form.reset(valuesOf(settings));
  }, [settings, opened, isDirty, form]);
  const fields = useMemo(
    (): RecordField[] => [
      {
        source: 'auto_assign',
        label: 'dispatch.settings.when',
        render: (value) => t(`dispatch.settings.auto_assign.${value}`),
      },
      { source: 'offer_seconds', label: 'dispatch.settings.offer_seconds' },
    ],
    [t],
  );
  const submit = form.handleSubmit((values) => {
    const { auto_assign, offer_seconds } = values;
    const mine = {
      ...(dirtyFields.auto_assign ? { auto_assign } : {}),
      ...(dirtyFields.offer_seconds ? { offer_seconds } : {}),
    };
    return Object.keys(mine).length > 0 ? save(opened.version, mine) : onClose();
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: 0 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <AutoAssignInput />
          <IntegerInput
            source="offer_seconds"
            label="dispatch.settings.offer_seconds"
            helperText="dispatch.settings.offer_seconds_hint"
            required
            min={limits.offerSecondsMin}
            max={limits.offerSecondsMax}
          />
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t('dispatch.settings.who')} {t('dispatch.settings.under_way')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            {t('records.cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={isSaving || !isDirty}>
            {t('records.save.save')}
          </Button>
        </DialogActions>
      </form>
      {conflict && (
        <ConflictDialog
          opened={asRecord(opened)}
          current={asRecord(conflict.current)}
          mine={form.getValues()}
          by={conflict.by}
          isSaving
          fields={fields}
          onCancel={closeConflict}
          onChosen={(chosen: Partial<Values>) => {
            const { current } = conflict;
            setOpened(current);
            form.reset(valuesOf(current));
            if (Object.keys(chosen).length === 0) {
              closeConflict();
              notify('records.conflict.nothing_left', { type: 'info' });
              return;
            }
            // Not saved yet: a try that fails leaves them in the form.
            if (chosen.auto_assign) form.setValue('auto_assign', chosen.auto_assign, { shouldDirty: true });
            if (chosen.offer_seconds) form.setValue('offer_seconds', chosen.offer_seconds, { shouldDirty: true });
            void save(current.version, chosen);
          }}
        />
      )}
    </FormProvider>
  );
};
