import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { unassigned } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import { searchKey } from '#contract/searchKey';
import { useDeclinedText } from '../../actions/useDeclinedText';
import { boardLayout } from '../../board/boardLayout';
import { useDispatching } from '../dispatchContext';
import { PickerOptions } from './PickerOptions';
import { useSteadyPeople } from './useSteadyPeople';
import { whyNot } from './whyNot';

/** Users find further people by name. */
const shownMost = 40;

interface PersonPickerProps {
  orders: readonly Order[];
  onClose: () => void;
}

/** Chooses a person for some orders by name, arrow keys and Enter, or a tap. The automatic search comes first. */
export default function PersonPicker({ orders, onClose }: PersonPickerProps) {
  const t = useTranslate();
  const { fleet, assign } = useDispatching();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const listId = useId();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  /** The highlighted person, or `null` for the automatic search; `undefined` until an arrow key is pressed. */
  const [at, setAt] = useState<string | null>();
  const sought = searchKey(typed.trim());
  const people = useSteadyPeople(fleet, orders)
    .filter((person) => searchKey(fullName(person)).includes(sought))
    .slice(0, shownMost);
  // The automatic search is only for unassigned orders, so that no one loses an order by accident.
  const mayFind = sought === '' && orders.every(({ delivery_status }) => unassigned.includes(delivery_status));
  const options: (DispatchProvider | null)[] = mayFind ? [null, ...people] : people;
  const idOf = (person: DispatchProvider | null | undefined) => person?._id ?? null;
  const active = at === undefined ? 0 : options.findIndex((person) => idOf(person) === at);
  const declinedText = useDeclinedText(orders);
  const obstacleFor = (person: DispatchProvider | null) => {
    const obstacles = orders.map((order) => whyNot(order, person));
    return obstacles.every((one) => one !== null) ? (obstacles[0] ?? null) : null;
  };
  const take = (person: DispatchProvider | null | undefined) => {
    if (person === undefined || obstacleFor(person)) return;
    onClose();
    assign(orders, person);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt(idOf(options[(active + step + options.length) % Math.max(1, options.length)]));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(options[active]);
    }
  };
  const [only] = orders;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {orders.length === 1 && only
          ? t('boards.provider.title', { number: only.unique_id })
          : t('dispatch.picker.title', { smart_count: orders.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
        <TextField
          // On a touch screen, the keyboard would cover the list.
          autoFocus={!isTouch}
          fullWidth
          margin="dense"
          label={t('dispatch.picker.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(undefined);
          }}
          onKeyDown={onKey}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': options[active] === undefined ? undefined : `${listId}-${active}`,
              autoComplete: 'off',
            },
          }}
        />
        <PickerOptions
          id={listId}
          options={options}
          active={active}
          autoIcon={<AutoIcon />}
          obstacleFor={obstacleFor}
          declinedText={declinedText}
          onTake={take}
        />
        {options.length === 0 && (
          <Box role="status" sx={{ py: 2, color: 'text.secondary' }}>
            {t(sought ? 'dispatch.picker.nobody' : 'boards.provider.none')}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {t('common.not_now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
