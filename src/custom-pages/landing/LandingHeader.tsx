import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { ModeSwitch } from '../../components/ModeSwitch';
import { AdminLink } from './AdminLink';
import { wide } from './landingSections';
import { pageWidth } from './Section';
import { SectionLinks } from './SectionLinks';
import { useCurrentSection } from './useCurrentSection';
import { useMobileMenu } from './useMobileMenu';

/** The bar above the page: where one is, the language, light and dark, and the way in. */
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
        {/* Below that the links need the room in French and Russian; the way in stands right below. */}
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
