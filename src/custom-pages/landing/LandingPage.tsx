import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../components/useDocumentTitle';
import { Apps } from './Apps';
import { Features } from './Features';
import { Hero } from './Hero';
import { Highlights } from './highlights/Highlights';
import { LandingHeader } from './LandingHeader';
import { Layouts } from './Layouts';
import { Themes } from './Themes';
import { Components } from './try/Components';

const scrolling = (
  <GlobalStyles styles={{ '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } } }} />
);

/** `/home`: what the product is, for somebody who does not know it yet. */
export default function LandingPage() {
  const t = useTranslate();
  useDocumentTitle(t('landing.title'));
  // The browser looked for the anchor of its address before the page was there.
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
