import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import type { QuestionProps } from './question';

const choices = [10, 15, 20, 30, 45, 60] as const;

/** "Ready in how many minutes?", beside the button that was tapped: the second tap accepts. */
export const MinutesPopover = ({ question, onAnswer, onClose }: QuestionProps) => {
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
      // Below the button: the order stays in sight while its minutes are chosen.
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
