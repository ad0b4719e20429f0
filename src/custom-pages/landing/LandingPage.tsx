import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { paths } from '../../config/paths';
import { linkTo } from './AdminLink';
import { Apps } from './Apps';
import { Hero } from './Hero';
import { Highlights } from './highlights/Highlights';
import { LandingHeader } from './LandingHeader';
import type { LandingPicture } from './landingPictures';
import { PictureFrame, ScreenPicture } from './ScreenPicture';
import { Section } from './Section';
import { wide } from './SectionLinks';
import { Themes } from './Themes';
import { Components } from './try/Components';

interface LayoutPreview {
  picture: LandingPicture;
  /** Translation key of its name. */
  label: string;
  /** The screen's address. */
  to: string;
}

/** Twelve screens of the product, each with its address. */
const layoutPreviews: readonly LayoutPreview[] = [
  { picture: 'today', label: 'shell.menu.today_orders', to: paths.todayOrders },
  { picture: 'list', label: 'landing.layouts.list', to: paths.todayOrders },
  { picture: 'order', label: 'landing.layouts.order', to: paths.todayOrders },
  { picture: 'ticket', label: 'landing.layouts.ticket', to: paths.todayOrders },
  { picture: 'scheduled', label: 'shell.menu.schedule_orders', to: paths.scheduleOrders },
  { picture: 'create-order', label: 'shell.menu.create_order', to: paths.createOrder },
  { picture: 'choices', label: 'landing.layouts.choices', to: paths.createOrder },
  { picture: 'items', label: 'shell.menu.items', to: paths.itemList },
  { picture: 'bulk', label: 'landing.layouts.bulk', to: paths.itemList },
  { picture: 'item', label: 'landing.layouts.item', to: paths.itemList },
  { picture: 'modifier-groups', label: 'shell.menu.modifier_groups', to: paths.modifierGroups },
  { picture: 'import', label: 'shell.menu.import_data', to: paths.importData },
];

const Preview = styled('a')(({ theme: { palette, shadows } }) => ({
  display: 'block',
  color: palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  '& > div': { transition: 'box-shadow 200ms, translate 200ms' },
  '&:hover': { color: palette.primary.main },
  '&:hover > div': { boxShadow: shadows[8], translate: '0 -4px' },
}));

/** Twelve screens to look at and open. */
const Layouts = () => {
  const t = useTranslate();
  return (
    <Section name="layouts" isSunken>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
          gap: { xs: 3, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {layoutPreviews.map(({ picture, label, to }) => (
          <li key={picture}>
            <Preview {...linkTo(to)}>
              <PictureFrame>
                <ScreenPicture name={picture} alt="" />
              </PictureFrame>
              <Box component="span" sx={{ display: 'block', mt: 1.25 }}>
                {t(label)}
              </Box>
            </Preview>
          </li>
        ))}
      </Box>
    </Section>
  );
};

const features = ['board', 'order', 'phone', 'menu', 'files'] as const;

/** Five features in detail, each next to a picture, on alternating sides. */
const Features = () => {
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

const scrolling = (
  <GlobalStyles styles={{ '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } } }} />
);

/** `/home`: the product, for people who don't know it yet. */
export default function LandingPage() {
  const t = useTranslate();
  useDocumentTitle(t('landing.title'));
  // The browser looked for the address's anchor before the page had rendered.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return (
    <>
      {scrolling}
      <LandingHeader />
      <Box component="main">
        <Hero />
        <Highlights />
        <Features />
        <Layouts />
        <Components />
        <Apps />
        <Themes />
      </Box>
    </>
  );
}
