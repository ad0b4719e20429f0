import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AdminLink } from './AdminLink';
import { PictureFrame, ScreenPicture } from './ScreenPicture';
import { Section } from './Section';
import { wide } from './SectionLinks';

/** The places where the app is used, with the hashes of the specification's three apps. */
const apps = [
  { name: 'kitchen', hash: 'todo', maxInlineSize: 680 },
  { name: 'counter', hash: 'chat', maxInlineSize: 680 },
  { name: 'owner', hash: 'survey', maxInlineSize: 300 },
] as const;
type AppName = (typeof apps)[number]['name'];

/** The app in three places, each on the device used there. */
export const Apps = () => {
  const t = useTranslate();
  const [shown, setShown] = useState<AppName>('kitchen');
  return (
    <Section name="apps" isSunken>
      <Tabs
        value={shown}
        onChange={(_, name: AppName) => setShown(name)}
        aria-label={t('landing.apps.title')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {apps.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`app-tab-${name}`}
            aria-controls={`app-panel-${name}`}
            label={t(`landing.apps.${name}.tab`)}
            sx={{ fontSize: '1rem', textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {apps.map(({ name, hash, maxInlineSize }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`app-panel-${name}`}
          aria-labelledby={`app-tab-${name}`}
          hidden={name !== shown}
          sx={{
            display: name === shown ? 'grid' : 'none',
            gap: { xs: 4, md: 7 },
            alignItems: 'center',
            pt: { xs: 4, md: 6 },
            [wide]: { gridTemplateColumns: '5fr 7fr', minBlockSize: 580 },
          }}
        >
          <div>
            <Typography component="h3" sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
              {t(`landing.apps.${name}.title`)}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1.5, mb: 3, fontSize: '1.0625rem', lineHeight: 1.6 }}>
              {t(`landing.apps.${name}.text`)}
            </Typography>
            <AdminLink hash={hash} size="large" />
          </div>
          <PictureFrame
            sx={{ inlineSize: '100%', maxInlineSize, justifySelf: 'center', borderWidth: 8, borderRadius: 5 }}
          >
            <ScreenPicture name={`app-${name}`} alt={t(`landing.apps.${name}.alt`)} />
          </PictureFrame>
        </Box>
      ))}
    </Section>
  );
};
