import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** The page's sections, in order; each name is also its anchor. */
export const landingSections = ['home', 'features', 'layouts', 'components', 'apps', 'themes'] as const;
export type LandingSection = (typeof landingSections)[number];

/** How far below the window's top a section stops after a jump (specification, section 9). */
export const scrollOffset = 150;

/** From this width on the links are in the bar, below it in a menu (specification, section 9). */
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

/** Links to the sections; the one being read is marked. */
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
