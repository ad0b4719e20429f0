import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { wide } from './landingSections';
import { PictureFrame } from './PictureFrame';
import { ScreenPicture } from './ScreenPicture';
import { Section } from './Section';

const features = ['board', 'order', 'phone', 'menu', 'files'] as const;

/** Five things at length, each beside what it looks like, on alternating sides. */
export const Features = () => {
  const t = useTranslate();
  return (
    <Section name="features">
      <Box sx={{ display: 'grid', gap: { xs: 7, md: 11 } }}>
        {features.map((name, index) => (
          <Box
            key={name}
            component="article"
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 7 },
              alignItems: 'center',
              [wide]: { gridTemplateColumns: index % 2 ? '7fr 5fr' : '5fr 7fr' },
            }}
          >
            <Box sx={{ [wide]: { order: index % 2 } }}>
              <Typography component="h3" sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
                {t(`landing.features.${name}.title`)}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '1.0625rem', lineHeight: 1.6 }}>
                {t(`landing.features.${name}.text`)}
              </Typography>
            </Box>
            <PictureFrame>
              <ScreenPicture name={`feature-${name}`} alt={t(`landing.features.${name}.alt`)} />
            </PictureFrame>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
