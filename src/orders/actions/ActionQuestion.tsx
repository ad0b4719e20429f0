import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { Confirm } from '../../components/feedback/Confirm';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { RefundDialog } from '../money/RefundDialog';
import { SettlementNote } from '../money/SettlementNote';
import { CodeDialog } from './CodeDialog';
import type { QuestionProps } from './orderActionsContext';
import { PickupDialog } from './PickupDialog';
import { ProviderDialog } from './ProviderDialog';
import { ReasonDialog } from './ReasonDialog';

const choices = [10, 15, 20, 30, 45, 60] as const;

/** "Ready in how many minutes?", next to the tapped button. The second tap accepts the order. */
const MinutesPopover = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const [own, setOwn] = useState('');
  const minutes = Number(own);
  const isValid = Number.isInteger(minutes) && minutes >= limits.minutesMin && minutes <= limits.minutesMax;
  const accept = (chosen: number) => {
    onClose();
    void onAnswer(question, { minutes: chosen });
  };
  return (
    <Popover
      open
      anchorEl={question.anchor}
      onClose={onClose}
      // Below the button, so that the order stays visible while the minutes are chosen.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'minutes-title', sx: { p: 2, inlineSize: 300 } } }}
    >
      <Typography id="minutes-title" component="h2" variant="h3">
        {t('boards.minutes.title', { number: question.order.unique_id })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, mt: 1.5 }}>
        {choices.map((choice, index) => (
          <Button
            key={choice}
            autoFocus={index === 0}
            variant="outlined"
            size="large"
            aria-label={t('boards.minutes.choice', { smart_count: choice })}
            onClick={() => accept(choice)}
            sx={{ fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {choice}
          </Button>
        ))}
      </Box>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 1, mt: 1.5, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) accept(minutes);
        }}
      >
        <TextField
          size="small"
          fullWidth
          label={t('boards.minutes.own')}
          value={own}
          onChange={({ target }) => setOwn(target.value.replace(/\D/g, ''))}
          error={own !== '' && !isValid}
          helperText={
            own !== '' && !isValid
              ? t('boards.minutes.range', { min: limits.minutesMin, max: limits.minutesMax })
              : undefined
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="contained" disabled={!isValid} sx={{ minBlockSize: 44, flexShrink: 0 }}>
          {t('order.action.accept')}
        </Button>
      </Box>
    </Popover>
  );
};

/** Asks for confirmation before a booking ends: the guests may be at the door, and they pay the charge. */
const NoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order } = question;
  return (
    <Confirm
      title={t('orderChanges.no_show.title', { number: order.unique_id })}
      detail={t('orderChanges.no_show.detail')}
      confirm={t('orderChanges.no_show.confirm')}
      keep={t('orderChanges.no_show.keep')}
      isDangerous
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
      }}
      onClose={onClose}
    >
      <SettlementNote order={order} ending="no_show" />
    </Confirm>
  );
};

/** Asks for confirmation before a delivery person is withdrawn, so that one stray tap can't do it. */
const WithdrawDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order, action } = question;
  return (
    <Confirm
      title={t('boards.confirm.title', { number: order.unique_id })}
      detail={t('boards.confirm.detail')}
      confirm={t(`order.action.${action}`)}
      keep={t('boards.confirm.keep')}
      isDangerous
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
      }}
      onClose={onClose}
    />
  );
};

/** Asks before a delivery becomes a pickup, and confirms it afterwards, because its card changes. */
const PickupQuestion = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const { order } = question;
  const confirm = async () => {
    const outcome = await onAnswer(question, {});
    if (outcome.done) notify(t('dispatch.pickup.done', { number: order.unique_id }), { type: 'success' });
  };
  return <PickupDialog order={order} onConfirm={() => void confirm()} onClose={onClose} />;
};

/** Imports the menu's components, so it loads only when an order is changed. */
const ChangeItemsDialog = lazyWithRetry(() => import('../changes/ChangeItemsDialog'));

const dialogs = {
  minutes: MinutesPopover,
  reason: ReasonDialog,
  confirm: WithdrawDialog,
  no_show: NoShowDialog,
  edit: ChangeItemsDialog,
  refund: RefundDialog,
  change_to_pickup: PickupQuestion,
  confirmation_code: CodeDialog,
  provider: ProviderDialog,
};

/** Asks for what an action needs. */
export default function ActionQuestion(props: QuestionProps) {
  const Dialog = dialogs[props.question.kind];
  return <Dialog {...props} />;
}
