import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type ResourceName, raName } from '../../descriptors/resources/index';
import type { ListedRecord } from '../../kinds/listedRecord';
import { patchListed } from './listCache';

/** The record as the server returns it. */
type Changed = { version: number } & Record<string, unknown>;
type Send = (id: string, version: number, changes: Record<string, unknown>) => Promise<Changed>;

/**
 * Sends changes of one record one after another, each with the version that the previous one returned, so that two
 * quick taps aren't taken for two people.
 */
export function createRecordQueue(send: Send) {
  const waiting = new Map<string, Promise<unknown>>();
  const versions = new Map<string, number>();
  return {
    /** @param version of the record as it is on the screen */
    change(id: string, version: number, changes: Record<string, unknown>): Promise<Changed> {
      const before = waiting.get(id) ?? Promise.resolve();
      const mine = before
        .catch(() => undefined)
        .then(() => send(id, Math.max(version, versions.get(id) ?? 0), changes))
        .then((changed) => {
          versions.set(id, changed.version);
          return changed;
        });
      waiting.set(id, mine);
      return mine.finally(() => {
        if (waiting.get(id) === mine) waiting.delete(id);
      });
    },
    /** Another change of the record is waiting for the one that just ended. */
    isBusy: (id: string): boolean => waiting.has(id),
  };
}

interface Options {
  /** The caller shows errors at the field; conflicts are always reported. */
  showsRefusal?: boolean;
}

const isRecord = (value: unknown): value is { _id: string; version: number } =>
  typeof value === 'object' && value !== null && '_id' in value && 'version' in value;

/**
 * Changes a field of a record on the list: immediately on screen, then on the server with the version shown. An error
 * reverts the change and says why. If someone else was faster, the row shows their version.
 *
 * @returns why it was not saved, `null` where it was
 * @example const failure = await change(item, { is_visible: false })
 */
export function useRecordChange<Rec extends ListedRecord>(name: ResourceName) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const tools = useRef({ t, notify });
  tools.current = { t, notify };
  const resource = raName(name);
  const queue = useMemo(
    () =>
      createRecordQueue(async (id, version, changes) => {
        const { data } = await dataProvider.update(resource, { id, data: changes, previousData: { id, version } });
        return data;
      }),
    [dataProvider, resource],
  );

  return useCallback(
    async (record: Rec, changes: Partial<Rec>, { showsRefusal = false }: Options = {}): Promise<ApiError | null> => {
      const { id } = record;
      const become = (fields: object) => patchListed(queryClient, resource, id, (now) => ({ ...now, ...fields }));
      const warn = (text: string) =>
        tools.current.notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs, multiLine: true });
      become(changes);
      try {
        const changed = await queue.change(id, record.version, changes as Record<string, unknown>);
        // Another tap is on its way: keep what it shows, only update the version.
        become(queue.isBusy(id) ? { version: changed.version } : changed);
        // A form that opens the record later fetches it again.
        void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { current, changed_by } = error.details;
        if (error.code === errorCodes.CHANGED_MEANWHILE && isRecord(current)) {
          become(current);
          warn(tools.current.t('recordLists.change.conflict', { name: changed_by ?? '' }));
          return error;
        }
        become(Object.fromEntries(Object.keys(changes).map((key) => [key, record[key as keyof Rec]])));
        const reason = tools.current.t(errorText(error));
        if (!showsRefusal) warn(tools.current.t('recordLists.change.failed', { reason }));
        return error;
      }
    },
    [queryClient, queue, resource],
  );
}
