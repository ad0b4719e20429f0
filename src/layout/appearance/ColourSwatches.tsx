import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ThemeMode } from '../../theme/palette';
import { type ColourTheme, colourThemes } from '../../theme/palettes';

const colours = Object.keys(colourThemes) as ColourTheme[];

/** The ten colour themes as round swatches, in the mode that is on. */
export const ColourSwatches = ({
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
    <>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mt: 1 }}>
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
    </>
  );
};
