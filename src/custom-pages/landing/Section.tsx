import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type LandingSection, scrollOffset } from './SectionLinks';

export const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: 1240,
  marginInline: 'auto',
  px: { xs: 2.5, sm: 4 },
} as const;

/** The target of a link to a section: the reading position moves there too. */
export const anchor = (section: LandingSection) =>
  ({
    id: section,
    tabIndex: -1,
    style: { scrollMarginBlockStart: scrollOffset, outline: 'none' },
  }) as const;

interface SectionProps {
  name: Exclude<LandingSection, 'home'>;
  /** With a background of its own. */
  isSunken?: boolean;
  children: ReactNode;
}

/** A section of the page with its title and introduction. */
export const Section = ({ name, isSunken = false, children }: SectionProps) => {
  const t = useTranslate();
  const titleId = `${name}-title`;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ py: { xs: 8, md: 12 }, bgcolor: isSunken ? 'sunken' : 'background.default' }}
    >
      <Box sx={pageWidth}>
        <Box {...anchor(name)} sx={{ maxInlineSize: 720, mb: { xs: 4, md: 6 } }}>
          <Typography
            id={titleId}
            component="h2"
            sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem)', fontWeight: 620, lineHeight: 1.12 }}
          >
            {t(`landing.${name}.title`)}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '1.125rem', lineHeight: 1.5 }}>
            {t(`landing.${name}.detail`)}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
};
