import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** The sections of the page in their order; each name is its anchor too. */
export const landingSections = ['home', 'features', 'layouts', 'components', 'apps', 'themes'] as const;
export type LandingSection = (typeof landingSections)[number];

/** How far below the window's top a section stops that was jumped to (specification, section 9). */
export const scrollOffset = 150;

/** From this width on the links stand in the bar; below they are in a menu (specification, section 9). */
export const wideFrom = 992;
export const wide = `@media (min-width: ${wideFrom}px)`;

const Links = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

const SectionLink = styled('a')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: shape.borderRadius,
  color: palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
  '&[aria-current]': {
    color: palette.primary.main,
    boxShadow: `inset 0 -2px ${palette.primary.main}`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
}));

/** The links to the sections, the one that is being read marked. */
export const SectionLinks = ({ current, isColumn = false }: { current: LandingSection; isColumn?: boolean }) => {
  const t = useTranslate();
  return (
    <Links sx={{ flexDirection: isColumn ? 'column' : 'row' }}>
      {landingSections.map((name) => (
        <li key={name}>
          <SectionLink href={`#${name}`} aria-current={name === current ? 'location' : undefined}>
            {t(`landing.nav.${name}`)}
          </SectionLink>
        </li>
      ))}
    </Links>
  );
};
