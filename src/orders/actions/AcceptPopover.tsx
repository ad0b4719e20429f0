import CheckIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { addMinutes } from 'date-fns';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { busyMinutes } from '#contract/opening/openState';
import { minutesMissed } from '#contract/orders/lateRisk';
import { readyMinutes } from '#contract/orders/orderRules';
import { kitchenLoad, minuteChoices, suggestMinutes } from '#contract/orders/suggestMinutes';
import { expectedAt, promisedAt } from '#contract/orders/urgency';
import { useDraftText } from '../../components/inputs/useDraftText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, spanText } from '../../components/time/storeTime';
import { type BoardData, orderKeys } from '../../realtime/orders/boardCache';
import { OrderClock } from '../display/OrderClock';
import { useOrderFormat } from '../display/orderContext';
import { readMinutes } from '../display/readMinutes';
import type { QuestionProps } from './orderActionsContext';

interface Suggestion {
  minutes: number;
  choices: readonly number[];
  /** Orders that the kitchen has to finish. */
  load: number;
}

/** Suggests minutes as of when the question was asked: a choice must not change while a finger is on it. */
function useSuggestion({ order_type }: Order): Suggestion {
  const { rules } = useOrderFormat();
  const { store } = useStoreFormat();
  const queryClient = useQueryClient();
  const [suggestion] = useState(() => {
    // Every page keeps today's board in the cache, for its alerts.
    const today = queryClient.getQueryData<BoardData>(orderKeys.board('today'));
    const now = new Date();
    const load = kitchenLoad(today?.orders ?? [], rules, now);
    const minutes = suggestMinutes(
      { preparation_time: readyMinutes(order_type, rules) },
      load,
      busyMinutes(store, now),
    );
    return { minutes, choices: minuteChoices(minutes), load };
  });
  return suggestion;
}

/**
 * Returns the consequence of a number of minutes: when the order is ready, when the customer gets it, and by how much
 * that misses the promise.
 */
function useConsequence(order: Order, minutes: number) {
  const t = useTranslate();
  const format = useOrderFormat();
  const { rules } = format;
  // Texts rather than dates, so that it renders again only when a minute passes.
  const [ready = '', expected = '', missed = ''] = useClock((now) => {
    const readyAt = addMinutes(now, minutes);
    const at = expectedAt({ ...order, estimated_ready_at: readyAt.toISOString() }, rules);
    const over = minutesMissed(promisedAt(order, rules), at);
    const text = over > 0 && t('order.timing.late', { time: spanText(over, t) });
    return [clockTime(readyAt, format), clockTime(at, format), text || ''].join('|');
  }).split('|');
  return { ready, expected, missed };
}

const Choices = styled('fieldset')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  marginBlockStart: 12,
  padding: 0,
  border: 0,
  '& label': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minBlockSize: 64,
    paddingInline: 12,
    paddingBlock: 8,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    lineHeight: 1.3,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: palette.text.secondary },
  '& label:has(:checked)': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    background: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
  },
  // Outside the border, so that it doesn't look like the selection.
  '& label:has(:focus-visible)': { outline: `3px solid ${palette.info.main}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  // Beside the minutes, the only line that is always short.
  '& .chosen': { position: 'absolute', insetInlineEnd: 8, insetBlockStart: 8, fontSize: 18, display: 'none' },
  '& :checked ~ .chosen': { display: 'block', color: palette.primary.main },
  '& .minutes': { fontSize: '1.0625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .second': { display: 'grid', fontSize: '0.8125rem', color: palette.text.secondary },
}));

/** By how much the promise is missed, in the colour of an order at risk. */
const Missed = styled('span')(({ theme: { palette } }) => ({
  fontWeight: 550,
  color: palette.warning.main,
}));

interface ChoiceProps {
  order: Order;
  minutes: number;
  isSuggested: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A choice of minutes: when the order would be ready, and whether the customer gets it as promised. */
const Choice = ({ order, minutes, isSuggested, isChosen, onChoose }: ChoiceProps) => {
  const t = useTranslate();
  const customerId = useId();
  const { ready, expected, missed } = useConsequence(order, minutes);
  const name = isSuggested ? 'boards.minutes.suggested' : 'boards.minutes.choice';
  return (
    <label>
      <input
        type="radio"
        name="minutes"
        // From here, arrow keys choose and Enter accepts.
        // biome-ignore lint/a11y/noAutofocus: the popover's first field, as in every dialog
        autoFocus={isSuggested}
        checked={isChosen}
        aria-label={t(name, { smart_count: minutes, time: ready })}
        aria-describedby={customerId}
        onChange={onChoose}
      />
      <span className="minutes">{t('order.span.minutes', { minutes })}</span>
      <span className="second">{t('boards.minutes.ready_at', { time: ready })}</span>
      <span id={customerId} className="second">
        {order.order_type === 'delivery' && <span>{t('boards.minutes.customer', { time: expected })}</span>}
        {missed ? <Missed>{missed}</Missed> : <span>{t('boards.minutes.on_time')}</span>}
      </span>
      <CheckIcon className="chosen" aria-hidden />
    </label>
  );
};

/** The expected time that the customer sees if the chosen minutes are accepted. Without minutes, its line stays empty. */
const ExpectedTime = ({ order, minutes }: { order: Order; minutes: number | null }) => {
  const t = useTranslate();
  const { expected } = useConsequence(order, minutes ?? 0);
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', lineHeight: 1.5, minBlockSize: '1.5em', mt: 0.5, mb: 1 }}>
      {minutes !== null && t('boards.minutes.told', { time: expected })}
    </Box>
  );
};

interface OtherMinutesProps {
  order: Order;
  typed: string;
  /** `null` if the text isn't a valid number of minutes. */
  minutes: number | null;
  onType: (typed: string) => void;
}

/** A field for a number of minutes that isn't among the choices. */
const OtherMinutes = ({ order, typed, minutes, onType }: OtherMinutesProps) => {
  const t = useTranslate();
  const { ready, missed } = useConsequence(order, minutes ?? 0);
  const range = t('boards.minutes.range', { min: limits.minutesMin, max: limits.minutesMax });
  const hint =
    minutes === null ? range : [t('boards.minutes.ready_at', { time: ready }), missed].filter(Boolean).join(' · ');
  return (
    <TextField
      size="small"
      fullWidth
      label={t('boards.minutes.own')}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={typed !== '' && minutes === null}
      // Its line is always there, so that the field stays in place.
      helperText={typed === '' ? ' ' : hint}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 16 } }}
      sx={{ mt: 1.5 }}
    />
  );
};

/**
 * "How long until it's ready?", next to the tapped button, with what each answer means for the customer. The suggestion
 * is selected, so a second tap accepts the order.
 */
export const AcceptPopover = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order } = question;
  const { minutes: suggested, choices, load } = useSuggestion(order);
  const [chosen, setChosen] = useState(suggested);
  const [typed, setTyped] = useDraftText(`minutes.${order._id}`);
  const other = readMinutes(typed);
  const minutes = typed === '' ? chosen : other;
  return (
    <Popover
      open
      anchorEl={question.anchor}
      onClose={onClose}
      // Below the button, so that the order stays visible while the minutes are chosen.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'minutes-title', sx: { p: 2, inlineSize: 420 } } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (minutes === null) return;
          setTyped('');
          onClose();
          void onAnswer(question, { minutes });
        }}
      >
        <Typography id="minutes-title" component="h2" variant="h3">
          {t('boards.minutes.title', { number: order.unique_id })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          <OrderClock order={order} of="customer" />
          <span>{t('boards.minutes.load', { smart_count: load })}</span>
        </Box>
        <Choices aria-labelledby="minutes-title">
          {choices.map((choice) => (
            <Choice
              key={choice}
              order={order}
              minutes={choice}
              isSuggested={choice === suggested}
              isChosen={typed === '' && choice === chosen}
              onChoose={() => {
                setChosen(choice);
                setTyped('');
              }}
            />
          ))}
        </Choices>
        <OtherMinutes order={order} typed={typed} minutes={other} onType={setTyped} />
        <ExpectedTime order={order} minutes={minutes} />
        <Button type="submit" size="large" variant="contained" fullWidth disabled={minutes === null} sx={{ mt: 1 }}>
          {t('order.action.accept')}
        </Button>
      </form>
    </Popover>
  );
};
