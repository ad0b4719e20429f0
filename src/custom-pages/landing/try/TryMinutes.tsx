import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

const choices = [10, 15, 20, 30, 45] as const;

/** How long an order takes, by one tap; and the time that the customer is told. */
export const TryMinutes = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [{ minutes, ready }, setPromise] = useState(() => promise(20));
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(ready);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label={t('landing.components.minutes.title')}
        color="primary"
        value={minutes}
        onChange={(_, chosen: number | null) => chosen && setPromise(promise(chosen))}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' }}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            aria-label={t('boards.minutes.choice', choice)}
            sx={{ minBlockSize: 56, fontSize: '1.125rem', fontWeight: 600 }}
          >
            {new Intl.NumberFormat(locale).format(choice)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="status" sx={{ mt: 2, fontWeight: 550 }}>
        {t('landing.components.minutes.promised', { time })}
      </Box>
    </>
  );
};

const promise = (minutes: number) => ({ minutes, ready: new Date(Date.now() + minutes * 60_000) });
