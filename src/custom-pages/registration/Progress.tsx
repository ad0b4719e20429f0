import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { registrationSteps } from '../../session/registration';

const stepCount = registrationSteps.length + 1;

/** Which step of how many, in words and as a bar. */
export const Progress = ({ step }: { step: number }) => {
  const t = useTranslate();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {t('verification.step', { step, count: stepCount })}
      </Typography>
      <Box
        aria-hidden
        sx={{
          mt: 1,
          display: 'grid',
          gridTemplateColumns: `repeat(${stepCount}, 1fr)`,
          gap: 0.5,
          '& > *': { blockSize: 4 },
        }}
      >
        {Array.from({ length: stepCount }, (_, index) => (
          <Box key={String(index)} sx={{ borderRadius: 2, bgcolor: index < step ? 'primary.main' : 'divider' }} />
        ))}
      </Box>
    </Box>
  );
};
