import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useTranslate } from 'react-admin';
import { v4 as newId } from 'uuid';
import type { Order } from '#contract/entities/order';
import { planChange } from '#contract/orders/changePlan';
import type { ChoiceRequest } from '../../components/menuPicker/choices';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import type { QuestionProps } from '../actions/question';
import { ChangeFooter } from './ChangeFooter';
import { EditorPlaces } from './EditorPlaces';
import { type EditAction, type EditedLine, editLines, itemsOf, startLines } from './editedLines';
import { LeaveQuestion } from './LeaveQuestion';
import { useChangeItems } from './useChangeItems';
import { useStoreMenu } from './useStoreMenu';

/** Changes the items of an order: its lines beside the menu, with what it comes to while they are chosen. */
export default function ChangeItemsDialog({ question, onClose }: QuestionProps) {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const { store } = useStoreSurroundings();
  const [order, setOrder] = useState(question.order);
  const [lines, edit] = useReducer(
    (before: EditedLine[], action: EditAction) => editLines(before, action),
    question.order,
    startLines,
  );
  const [message, setMessage] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const { menu, isError, refetch } = useStoreMenu(store._id);
  const items = useMemo(() => itemsOf(lines, menu, store), [lines, menu, store]);
  const plan = useMemo(() => planChange(order, items), [order, items]);
  const { send, isSending, failure, faults } = useChangeItems({
    onDone: onClose,
    onStale: (current: Order) => {
      setOrder(current);
      edit({ type: 'rebase', order: current });
    },
  });
  const onChosen = useCallback((chosen: ChoiceRequest) => edit({ type: 'chosen', chosen, id: newId() }), []);
  const isChanged = plan.lines.length > 0 || message.trim() !== '';
  useUnsavedWork(isChanged);
  const leave = () => (isChanged ? setLeaving(true) : onClose());

  return (
    <Dialog
      open
      onClose={leave}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="lg"
      aria-labelledby="change-title"
      slotProps={{ paper: { sx: isNarrow ? {} : { blockSize: 'min(900px, calc(100% - 64px))' } } }}
    >
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          void send(order, lines, message.trim());
        }}
      >
        <DialogTitle id="change-title" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
          <span style={{ flex: 1 }}>{t('orderChanges.edit.title', { number: order.unique_id })}</span>
          <IconButton aria-label={t('orderChanges.edit.close')} edge="end" onClick={leave}>
            <CloseIcon />
          </IconButton>
        </DialogTitle>
        <EditorPlaces
          isNarrow={isNarrow}
          order={order}
          lines={lines}
          items={plan.items}
          menu={menu}
          isMenuFailed={isError}
          onMenuRetry={() => void refetch()}
          faults={faults}
          failure={failure}
          onEdit={edit}
          onChosen={onChosen}
        />
        <ChangeFooter
          order={order}
          plan={plan}
          message={message}
          onMessage={setMessage}
          isSending={isSending}
          isEmpty={items.length === 0}
        />
      </form>
      {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
