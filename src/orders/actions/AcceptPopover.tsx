import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { addMinutes } from 'date-fns';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { busyMinutes } from '#contract/opening/openState';
import { readyMinutes } from '#contract/orders/orderRules';
import { kitchenLoad, minuteChoices, suggestMinutes } from '#contract/orders/suggestMinutes';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime } from '../../components/time/storeTime';
import { useOrderFormat } from '../display/orderContext';
import { type BoardData, orderKeys } from '../live/boardCache';
import type { QuestionProps } from './orderActionsContext';

interface Suggestion {
  minutes: number;
  choices: readonly number[];
  /** Orders that the kitchen has to finish. */
  load: number;
}

/** What to suggest, as of when the question was asked: a choice must not change under a finger. */
function useSuggestion({ order_type }: Order): Suggestion {
  const { rules } = useOrderFormat();
  const { store } = useStoreFormat();
  const queryClient = useQueryClient();
  const [suggestion] = useState(() => {
    // Every page keeps today's board in the cache, for its alerts.
    const today = queryClient.getQueryData<BoardData>(orderKeys.board('today'));
    const now = new Date();
    const load = kitchenLoad(today?.orders ?? [], now);
    const minutes = suggestMinutes(
      { preparation_time: readyMinutes(order_type, rules) },
      load,
      busyMinutes(store, now),
    );
    return { minutes, choices: minuteChoices(minutes), load };
  });
  return suggestion;
}

/** The time of day in some minutes. */
function useTimeIn(minutes: number): string {
  const place = useOrderFormat();
  return useClock((now) => clockTime(addMinutes(now, minutes), place));
}

interface ChoiceProps {
  minutes: number;
  isSuggested: boolean;
  onChoose: (minutes: number) => void;
}

/** Some minutes, and when the order would be ready. */
const Choice = ({ minutes, isSuggested, onChoose }: ChoiceProps) => {
  const t = useTranslate();
  const time = useTimeIn(minutes);
  return (
    <Button
      autoFocus={isSuggested}
      variant={isSuggested ? 'contained' : 'outlined'}
      aria-label={t(isSuggested ? 'boards.minutes.suggested' : 'boards.minutes.choice', { smart_count: minutes, time })}
      onClick={() => onChoose(minutes)}
      sx={{ display: 'grid', px: 0.5, minInlineSize: 0, minBlockSize: 56, lineHeight: 1.25 }}
    >
      <Box component="span" sx={{ fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('order.span.minutes', { minutes })}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 500, whiteSpace: 'nowrap' }}>
        {time}
      </Box>
    </Button>
  );
};

/** Other minutes than those offered. */
const OtherMinutes = ({ onChoose }: { onChoose: (minutes: number) => void }) => {
  const t = useTranslate();
  const [own, setOwn] = useState('');
  const minutes = Number(own);
  const isValid = Number.isInteger(minutes) && minutes >= limits.minutesMin && minutes <= limits.minutesMax;
  const time = useTimeIn(isValid ? minutes : 0);
  const hint = isValid
    ? t('boards.minutes.ready_at', { time })
    : t('boards.minutes.range', { min: limits.minutesMin, max: limits.minutesMax });
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, mt: 1.5, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onChoose(minutes);
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={t('boards.minutes.own')}
        value={own}
        onChange={({ target }) => setOwn(target.value.replace(/\D/g, ''))}
        error={own !== '' && !isValid}
        helperText={own !== '' && hint}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined" disabled={!isValid} sx={{ minBlockSize: 44, flexShrink: 0 }}>
        {t('order.action.accept')}
      </Button>
    </Box>
  );
};

/** "How long until it's ready?", next to the tapped button. The second tap accepts the order. */
export const AcceptPopover = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { minutes, choices, load } = useSuggestion(question.order);
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
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'minutes-title', sx: { p: 2, inlineSize: 360 } } }}
    >
      <Typography id="minutes-title" component="h2" variant="h3">
        {t('boards.minutes.title', { number: question.order.unique_id })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('boards.minutes.load', { smart_count: load })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${choices.length}, 1fr)`, gap: 1, mt: 1.5 }}>
        {choices.map((choice) => (
          <Choice key={choice} minutes={choice} isSuggested={choice === minutes} onChoose={accept} />
        ))}
      </Box>
      <OtherMinutes onChoose={accept} />
    </Popover>
  );
};
