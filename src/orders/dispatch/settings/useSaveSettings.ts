import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { DispatchSettings } from '#contract/entities/dispatchSettings';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';

export const settingsKey = ['dispatch-settings'] as const;

/** The settings as somebody else left them meanwhile. */
export interface SettingsConflict {
  current: DispatchSettings;
  by: string;
}

const isSettings = (value: unknown): value is DispatchSettings =>
  typeof value === 'object' && value !== null && 'auto_assign' in value && 'version' in value;

/** Saves the settings; what was chosen stays on screen until the server has taken it. */
export function useSaveSettings(onSaved: () => void) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);

  const save = async (version: number, mine: Partial<DispatchSettings>) => {
    setSaving(true);
    setFailure(null);
    setConflict(null);
    try {
      const { dispatch_settings } = await dataProvider.updateDispatchSettings({ version, ...mine });
      queryClient.setQueryData(settingsKey, dispatch_settings);
      notify(t(`codes.success.${successCodes.SETTINGS_UPDATED}`), { type: 'success' });
      onSaved();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const { current, changed_by } = thrown.details;
      if (thrown.code === errorCodes.CHANGED_MEANWHILE && isSettings(current))
        setConflict({ current, by: changed_by ?? '' });
      else setFailure(t(errorText(thrown), { _: t('codes.error.2003') }));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, failure, conflict, closeConflict: () => setConflict(null) };
}
