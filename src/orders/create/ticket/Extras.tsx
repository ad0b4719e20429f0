import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { focusField } from '../../menu/focusField';
import { useDraft } from '../draft/draftContext';
import { useField } from './FieldProblem';

const CommentField = ({ name }: { name: 'order_comment' | 'delivery_comment' }) => {
  const t = useTranslate();
  const { draft, dispatch } = useDraft();
  return (
    <TextField
      {...useField(name)}
      data-field={name}
      multiline
      size="small"
      label={t(`createOrder.extras.${name}`)}
      value={draft[name]}
      onChange={(event) => dispatch({ type: 'set', change: { [name]: event.target.value } })}
      slotProps={{ htmlInput: { maxLength: limits.noteMax } }}
    />
  );
};

/** Comments and a tip, which few orders need. Collapsed unless wanted or filled in. */
export const Extras = () => {
  const t = useTranslate();
  const { draft, dispatch, store, locale, problems, onTyping } = useDraft();
  const isFilled = Boolean(draft.order_comment || draft.delivery_comment || draft.tip);
  const hasProblem = problems.some(({ field }) => ['order_comment', 'delivery_comment', 'tip_amount'].includes(field));
  const [isWanted, setWanted] = useState(isFilled);
  const isOpen = isWanted || hasProblem;
  const tipField = useField('tip_amount');
  const fields = useRef<HTMLElement>(null);
  // They open at the end of the ticket, below what is visible.
  const showFields = () => {
    if (!isWanted) return;
    focusField('order_comment');
    fields.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const symbol = new Intl.NumberFormat(locale, { style: 'currency', currency: store.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        onClick={() => setWanted(!isOpen)}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ color: 'text.secondary', mx: -0.5 }}
      >
        {t('createOrder.ticket.details')}
      </Button>
      <Collapse in={isOpen} unmountOnExit onEntered={showFields}>
        <Box ref={fields} sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
          <CommentField name="order_comment" />
          {draft.order_type === 'delivery' && <CommentField name="delivery_comment" />}
          <TextField
            {...tipField}
            data-field="tip_amount"
            size="small"
            label={t('createOrder.extras.tip')}
            value={draft.tip}
            onChange={(event) => dispatch({ type: 'set', change: { tip: event.target.value } })}
            onFocus={() => onTyping('tip_amount')}
            onBlur={() => onTyping(null)}
            slotProps={{
              htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 },
              input: { startAdornment: <InputAdornment position="start">{symbol}</InputAdornment> },
            }}
          />
        </Box>
      </Collapse>
    </Box>
  );
};
