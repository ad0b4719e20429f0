import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ListText, useListText } from '../../components/text/useListText';
import { errorKey } from '../../config/errorKey';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type ResourceName, raName } from '../../descriptors/resources/index';
import { isGone } from '../conflict/useConflict';
import { useUndoNotice } from '../undo/useUndoNotice';
import { type BackLink, useFormTools } from './formTools';
import type { Fields } from './formValues';
import type { FormError } from './serverErrors';

const reasons: Partial<Record<ResourceName, { message: string; count: string }>> = {
  categories: { message: 'categories.in_use.subs', count: 'sub_category_count' },
  sub_categories: { message: 'categories.in_use.items', count: 'item_count' },
};

/** The active orders of a person. Those already picked up stay. */
function activeOrdersReason(current: unknown, list: ListText): FormError {
  const { numbers = [], picked_up = 0 } = (current ?? {}) as { numbers?: number[]; picked_up?: number };
  const message = picked_up > 0 ? 'providers.in_use_picked_up' : 'providers.in_use';
  return { message, args: { numbers: list(numbers.map(String)) } };
}

/** How much depends on the record that can't be deleted, according to the server; empty if unknown. */
function inUseReason(name: ResourceName, { details }: ApiError, list: ListText): FormError | null {
  if (name === 'providers') return activeOrdersReason(details.current, list);
  const reason = reasons[name];
  const count: unknown = reason && (details.current as Record<string, unknown> | undefined)?.[reason.count];
  return reason && typeof count === 'number' ? { message: reason.message, args: { smart_count: count } } : null;
}

/** Another way to delete, offered if the record can't be deleted because it is in use. */
export interface InUse {
  /** Translation key of its button. */
  label: string;
  /** The call's argument: `{ detach: true }`. */
  options: Fields;
  /** Whether it would help, based on the record in the error; yes by default. */
  helps?: (current: Fields) => boolean;
}

/** The effect of deleting, if it isn't the usual one. */
export interface Deletion {
  /** Translation key of the explanation. */
  detail?: string;
  /** Hides the button if this account can't delete the record. */
  isHidden?: (record: Fields) => boolean;
}

interface DeleteRecordProps {
  name: ResourceName;
  /** The list, where the user goes next. */
  back: BackLink;
  inUse?: InUse | undefined;
  detail?: string | undefined;
}

/** Deletes the open record after asking, and offers to undo it on the list. */
export const DeleteButton = ({ name, back, inUse, detail = 'records.delete.detail' }: DeleteRecordProps) => {
  const t = useTranslate();
  const list = useListText();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const titleId = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const offerUndo = useUndoNotice();
  const { opened, mayLeave, isSaving, nameOf, takeBack } = useFormTools();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [code, setCode] = useState<number | null>(null);
  const [reason, setReason] = useState<FormError | null>(null);
  const [current, setCurrent] = useState<Fields>({});
  if (!opened) return null;
  const recordName = nameOf(opened);

  const leave = (changeId: string | null) => {
    mayLeave.current = true;
    const changeIds = [takeBack ? opened._id : changeId];
    const text = t('records.delete.done', { name: recordName });
    offerUndo({ text, changeIds, name, undo: takeBack, nameOf: () => recordName });
    void queryClient.invalidateQueries({ queryKey: [raName(name)], refetchType: 'none' });
    navigate(back.to);
  };
  const remove = async (options: Fields = {}) => {
    setDeleting(true);
    setCode(null);
    setReason(null);
    try {
      const { results, change_id } = await dataProvider.deleteRecord(raName(name), opened._id, options);
      const refused = results.find(({ success }) => !success);
      if (refused) setCode(refused.error_code ?? errorCodes.UPDATE_FAILED);
      else leave(change_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Someone else was quicker; the result is the same.
      if (isGone(error)) leave(null);
      else {
        setCode(error.code);
        setReason(
          error.code === errorCodes.RECORD_IN_USE ? inUseReason(name, error, list) : { message: errorText(error) },
        );
        setCurrent((error.details.current ?? {}) as Fields);
      }
    } finally {
      setDeleting(false);
    }
  };
  const open = () => {
    setCode(null);
    setReason(null);
    setAsking(true);
  };
  const isUsed = code === errorCodes.RECORD_IN_USE;
  const helpLink = inUse && (inUse.helps?.(current) ?? true) ? inUse : undefined;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} disabled={isSaving} onClick={open} sx={{ minBlockSize: 44 }}>
        {t('common.delete')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{t('records.delete.title', { name: recordName })}</DialogTitle>
        <DialogContent>
          {(!isUsed || helpLink) && <Typography>{t(detail)}</Typography>}
          {code !== null && (
            <Alert severity="error" sx={{ mt: isUsed && !helpLink ? 0 : 2 }}>
              {reason ? t(reason.message, reason.args) : t(errorKey(code))}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
          {isUsed && helpLink && (
            <Button color="error" variant="contained" loading={isDeleting} onClick={() => remove(helpLink.options)}>
              {t(helpLink.label)}
            </Button>
          )}
          {/* A record that is in use would be refused again. */}
          {!isUsed && (
            <Button color="error" variant="contained" loading={isDeleting} onClick={() => remove()}>
              {t('common.delete')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
};
