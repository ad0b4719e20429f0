import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type Flow, shownStep, shownSteps } from './flow';

/** Where an import is among its steps. */
export const StepTrail = ({ flow }: { flow: Flow }) => {
  const t = useTranslate();
  const current = shownStep(flow);
  return (
    <Box
      component="ol"
      aria-label={t('menuFiles.steps.label')}
      sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, minInlineSize: 0, m: 0, p: 0, listStyle: 'none' }}
    >
      {shownSteps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === current ? 'step' : undefined}
          sx={{
            // On a phone a long name takes the room that a short one leaves.
            flex: { xs: '1 1 auto', sm: 1 },
            minWidth: 0,
            borderBlockStart: '3px solid',
            borderColor: index <= current ? 'primary.main' : 'divider',
            pt: 0.5,
          }}
        >
          <Typography
            noWrap
            variant="body2"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              fontWeight: index === current ? 600 : 400,
              color: index === current ? 'text.primary' : 'text.secondary',
            }}
          >
            {index < current && <CheckIcon fontSize="inherit" />}
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{t(`menuFiles.steps.${step}`)}</span>
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
