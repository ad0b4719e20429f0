import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

const places = [0, 1, 2, 3];

/** Draws a layout: lines or tiles. */
const Drawing = ({ type }: { type: 'list' | 'grid' }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 48 32"
    sx={{ inlineSize: 60, blockSize: 40, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }}
  >
    {places.map((place) =>
      type === 'list' ? (
        <g key={place}>
          <circle cx="5" cy={4.5 + place * 7.6} r="2.2" />
          <line x1="11" x2="34" y1={4.5 + place * 7.6} y2={4.5 + place * 7.6} />
          <line x1="40" x2="46" y1={4.5 + place * 7.6} y2={4.5 + place * 7.6} />
        </g>
      ) : (
        <g key={place}>
          <rect x={2 + (place % 2) * 23} y={2 + Math.floor(place / 2) * 15} width="20" height="12" rx="2.5" />
          <line
            x1={6 + (place % 2) * 23}
            x2={16 + (place % 2) * 23}
            y1={8 + Math.floor(place / 2) * 15}
            y2={8 + Math.floor(place / 2) * 15}
          />
        </g>
      ),
    )}
  </Box>
);

/** List or grid, each with a picture. */
export const TypeInput = () => {
  const t = useTranslate();
  const labelId = useId();
  const { field } = useController({ name: 'type' });
  return (
    <div>
      <Typography id={labelId} component="h3" sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.75 }}>
        {t('modifierGroups.type.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_event, type: unknown) => type && field.onChange(type)}
        sx={{ flexWrap: 'wrap' }}
      >
        {(['list', 'grid'] as const).map((type) => (
          <ToggleButton
            key={type}
            value={type}
            sx={{
              display: 'flex',
              gap: 1.5,
              px: 2,
              py: 1,
              minHeight: 64,
              textTransform: 'none',
              '&.Mui-selected': { color: 'primary.main', boxShadow: 'inset 0 0 0 2px currentColor' },
            }}
          >
            <Drawing type={type} />
            <Box sx={{ textAlign: 'start' }}>
              <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{t(`modifierGroups.type.${type}`)}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
                {t(`modifierGroups.type.${type}_detail`)}
              </Box>
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
