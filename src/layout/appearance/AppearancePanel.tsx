import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { type Radius, radii } from '../../theme/tokens';
import { ColourSwatches } from './ColourSwatches';

interface ChoiceProps<Value extends string> {
  title: string;
  values: readonly Value[];
  value: Value;
  label: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few values, side by side. */
function Choice<Value extends string>({ title, values, value, label, onChange }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      >
        {values.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', minBlockSize: 40 }}>
            {label(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

/** How the product looks on this device: light or dark, one of ten colours, round or square corners. Each applies at once. */
export default function AppearancePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const { mode, colour, radius } = useThemeChoice();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'appearance-title',
          sx: { p: 2.5, inlineSize: 312, display: 'grid', gap: 1 },
        },
      }}
    >
      <Typography id="appearance-title" component="h2" variant="h3">
        {t('shell.appearance.title')}
      </Typography>
      <Choice
        title={t('shell.appearance.mode')}
        values={['light', 'dark']}
        value={mode}
        label={(one) => t(`shell.appearance.${one}`)}
        onChange={(chosen) => setThemeChoice({ mode: chosen })}
      />
      <ColourSwatches mode={mode} value={colour} onChange={(chosen) => setThemeChoice({ colour: chosen })} />
      <Choice
        title={t('shell.appearance.corners')}
        values={Object.keys(radii) as Radius[]}
        value={radius}
        label={(one) => t(`shell.appearance.${one}`)}
        onChange={(chosen) => setThemeChoice({ radius: chosen })}
      />
    </Popover>
  );
}
