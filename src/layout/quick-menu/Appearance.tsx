import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ThemeMode } from '../../theme/palette';
import { type ColourTheme, colourThemes } from '../../theme/palettes';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { type Radius, radii } from '../../theme/tokens';

const colours = Object.keys(colourThemes) as ColourTheme[];

/** The ten colour themes as round swatches, in the current mode. */
const ColourSwatches = ({
  mode,
  value,
  onChange,
}: {
  mode: ThemeMode;
  value: ColourTheme;
  onChange: (colour: ColourTheme) => void;
}) => {
  const t = useTranslate();
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="h2" gutterBottom>
        {t('shell.appearance.colour')}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as ColourTheme)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', justifyItems: 'center' }}
      >
        {colours.map((colour) => {
          const { primary, onPrimary } = colourThemes[colour][mode];
          const disc = { inlineSize: 32, blockSize: 32, borderRadius: '50%', bgcolor: primary, color: onPrimary };
          return (
            <Tooltip key={colour} title={t(`shell.appearance.colours.${colour}`)}>
              <Radio
                value={colour}
                slotProps={{ input: { 'aria-label': t(`shell.appearance.colours.${colour}`) } }}
                icon={<Box sx={disc} />}
                checkedIcon={
                  <Box
                    sx={{
                      ...disc,
                      display: 'grid',
                      placeItems: 'center',
                      outline: 2,
                      outlineOffset: 3,
                      outlineColor: primary,
                    }}
                  >
                    <CheckIcon fontSize="small" />
                  </Box>
                }
              />
            </Tooltip>
          );
        })}
      </RadioGroup>
    </div>
  );
};

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
    <div>
      <Typography id={id} variant="subtitle2" component="h2" gutterBottom>
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
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', minBlockSize: 44 }}>
            {label(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/**
 * The product's appearance on this device: light or dark, one of ten colours, round or square corners. Each applies
 * immediately.
 */
export const Appearance = () => {
  const t = useTranslate();
  const { mode, colour, radius } = useThemeChoice();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
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
    </Box>
  );
};
