import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { useEveryRecord } from '../../../records/list/useEveryRecord';
import { type ListedGroup, useGroupOrder } from './listedGroup';

/**
 * The calls that move one record to another position: each reorders some neighbours, and none exceeds a call's limit.
 *
 * @param to the place it comes to, from 0
 * @example moveSteps(['a', 'b', 'c', 'd'], 'a', 2) // [['b', 'c', 'a']]
 */
export function moveSteps(ids: readonly string[], id: string, to: number, most: number = limits.bulkMax): string[][] {
  const order = [...ids];
  const steps: string[][] = [];
  let at = order.indexOf(id);
  while (at !== -1 && at !== to) {
    const next = at < to ? Math.min(to, at + most - 1) : Math.max(to, at - most + 1);
    order.splice(at, 1);
    order.splice(next, 0, id);
    steps.push(order.slice(Math.min(at, next), Math.max(at, next) + 1));
    at = next;
  }
  return steps;
}

interface MoveGroupDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for a group's new position across all pages of the list: dragging ends with the page. */
export const MoveGroupDialog = ({ id, name, onClose }: MoveGroupDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const reorder = useGroupOrder();
  const { data: groups, isError } = useEveryRecord<ListedGroup>('modifier_groups');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const total = groups?.length ?? 0;
  const place = (groups ?? []).findIndex((group) => group.id === id) + 1;
  const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = wanted < 1 || wanted > total;
  const move = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong || place === 0) return;
    onClose();
    const ids = (groups ?? []).map((group) => group.id);
    for (const step of moveSteps(ids, id, wanted - 1)) if (!(await reorder(step))) return;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={move}>
        <DialogTitle id={titleId}>{t('modifierGroups.move.title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {isError
              ? t('recordLists.error.title')
              : place > 0
                ? t('modifierGroups.move.now', { place, total })
                : t('recordLists.loading')}
          </Typography>
          <TextField
            autoFocus
            label={t('modifierGroups.move.place')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && isWrong}
            helperText={isChecked && isWrong && total > 0 ? t('modifierGroups.move.out_of_range', { total }) : ' '}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={place === 0}>
            {t('modifierGroups.move.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
