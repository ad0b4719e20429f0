import WifiIcon from '@mui/icons-material/Wifi';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Section } from '../Section';
import { TryOrder } from './TryOrder';

const choices = [10, 15, 20, 30, 45] as const;

/** How long an order takes, by one tap; and the time that the customer is told. */
const TryMinutes = () => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [{ minutes, ready }, setPromise] = useState(() => promise(20));
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
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
            aria-label={t('boards.minutes.choice', { smart_count: choice, time: clock.format(promise(choice).ready) })}
            sx={{ minBlockSize: 56, fontSize: '1.125rem', fontWeight: 600 }}
          >
            {new Intl.NumberFormat(locale).format(choice)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="status" sx={{ mt: 2, fontWeight: 550 }}>
        {t('landing.components.minutes.promised', { time: clock.format(ready) })}
      </Box>
    </>
  );
};

const promise = (minutes: number) => ({ minutes, ready: new Date(Date.now() + minutes * 60_000) });

/** Demonstrates how a board announces that the network is lost, and back. */
const TryConnection = () => {
  const t = useTranslate();
  const [isLive, setLive] = useState(true);
  const Icon = isLive ? WifiIcon : WifiOffIcon;
  return (
    <>
      <Box role="status">
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontWeight: 600,
            color: isLive ? 'success.main' : 'error.main',
          }}
        >
          <Icon aria-hidden fontSize="small" />
          {t(isLive ? 'boards.connection.live' : 'boards.connection.cut_off')}
        </Box>
        <Box sx={{ mt: 0.5, mb: 2 }}>
          {t(isLive ? 'landing.components.network.on' : 'landing.components.network.off')}
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => setLive(!isLive)} sx={{ justifySelf: 'start' }}>
        {t(isLive ? 'landing.components.network.cut' : 'landing.components.network.restore')}
      </Button>
    </>
  );
};

/** An item that is out of stock for today and comes back automatically. */
const TryStock = () => {
  const t = useTranslate();
  const [isIn, setIn] = useState(true);
  return (
    <>
      <FormControlLabel
        label={t('landing.components.stock.label')}
        labelPlacement="start"
        control={<Switch checked={isIn} onChange={(_, checked) => setIn(checked)} />}
        sx={{
          m: 0,
          justifyContent: 'space-between',
          minBlockSize: 44,
          '& .MuiFormControlLabel-label': { fontWeight: 550 },
        }}
      />
      <Box role="status" sx={{ mt: 1, color: isIn ? 'success.main' : 'warning.main', fontWeight: 550 }}>
        {t(isIn ? 'landing.components.stock.in' : 'landing.components.stock.out')}
      </Box>
    </>
  );
};

/** A component to try, with a sentence on its purpose. */
const TryCard = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, md: 3.5 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, mb: 2.5 }}>
        {text}
      </Typography>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'start' }}>{children}</Box>
    </Box>
  );
};

const parts = [
  { name: 'order', Part: TryOrder },
  { name: 'minutes', Part: TryMinutes },
  { name: 'stock', Part: TryStock },
  { name: 'network', Part: TryConnection },
] as const;

/** Components to try out on the page; they send nothing. */
export const Components = () => {
  const t = useTranslate();
  return (
    <Section name="components">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 3 }}>
        {parts.map(({ name, Part }) => (
          <TryCard key={name} title={t(`landing.components.${name}.title`)} text={t(`landing.components.${name}.text`)}>
            <Part />
          </TryCard>
        ))}
      </Box>
    </Section>
  );
};
