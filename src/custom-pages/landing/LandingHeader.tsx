import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { ModeSwitch } from '../../components/ModeSwitch';
import { AdminLink } from './AdminLink';
import { pageWidth } from './Section';
import { type LandingSection, landingSections, SectionLinks, scrollOffset, wide, wideFrom } from './SectionLinks';

/**
 * Whether the menu of narrow screens is open. Clicking, scrolling, Escape and widening the window close it
 * (specification, section 2).
 */
function useMobileMenu() {
  // The click that opened the menu reaches the document after it has rendered, and must not close it.
  const [openedBy, setOpenedBy] = useState<Event | null>(null);
  useEffect(() => {
    if (!openedBy) return;
    const close = () => setOpenedBy(null);
    const closeByClick = (event: Event) => event !== openedBy && close();
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const wideWindow = window.matchMedia(`(min-width: ${wideFrom}px)`);
    document.addEventListener('click', closeByClick);
    document.addEventListener('keydown', closeByKey);
    window.addEventListener('scroll', close, { passive: true });
    wideWindow.addEventListener('change', close);
    return () => {
      document.removeEventListener('click', closeByClick);
      document.removeEventListener('keydown', closeByKey);
      window.removeEventListener('scroll', close);
      wideWindow.removeEventListener('change', close);
    };
  }, [openedBy]);
  const toggle = (event: MouseEvent) => setOpenedBy(openedBy ? null : event.nativeEvent);
  return { isOpen: openedBy !== null, toggle };
}

/** A few px more than a jump needs, because a jump may stop a fraction of one early. */
const reach = scrollOffset + 8;

function currentSection(): LandingSection {
  const { scrollHeight, clientHeight } = document.documentElement;
  // The last section may be too short to reach its line.
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
  if (isAtEnd) return 'themes';
  const reached = landingSections.filter((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });
  return reached.at(-1) ?? 'home';
}

/** The section that is being read. */
function useCurrentSection(): LandingSection {
  const [section, setSection] = useState<LandingSection>('home');
  useEffect(() => {
    const look = () => setSection(currentSection());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return section;
}

/** The bar above the page: sections, language, light and dark, and the link into the app. */
export const LandingHeader = () => {
  const t = useTranslate();
  const menuId = useId();
  const current = useCurrentSection();
  const { isOpen, toggle } = useMobileMenu();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ...pageWidth, minBlockSize: 64, display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="img" src="/favicon.svg" alt="" width={32} height={32} />
        <Typography component="span" sx={{ marginInlineStart: 1, fontWeight: 650, fontSize: '1.125rem' }}>
          {t('shell.product')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Box component="nav" aria-label={t('landing.nav.label')} sx={{ display: 'none', [wide]: { display: 'block' } }}>
          <SectionLinks current={current} />
        </Box>
        <Box sx={{ flex: 1, display: 'none', [wide]: { display: 'block' } }} />
        <LanguageMenu />
        <ModeSwitch />
        {/* Below that width the links need the room in French and Russian; the link into the app is right below. */}
        <AdminLink sx={{ marginInlineStart: 1, flexShrink: 0, display: { xs: 'none', lg: 'inline-flex' } }} />
        <IconButton
          color="inherit"
          edge="end"
          aria-label={t('landing.nav.menu')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onClick={toggle}
          sx={{ [wide]: { display: 'none' } }}
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </Box>
      {isOpen && (
        <Box
          component="nav"
          id={menuId}
          aria-label={t('landing.nav.label')}
          sx={{
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: '100%',
            maxBlockSize: 'calc(100dvh - 64px)',
            overflowY: 'auto',
            px: 2,
            py: 2,
            bgcolor: 'background.paper',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            boxShadow: 8,
          }}
        >
          <SectionLinks current={current} isColumn />
          <AdminLink size="large" sx={{ mt: 2, inlineSize: '100%' }} />
        </Box>
      )}
    </Box>
  );
};
