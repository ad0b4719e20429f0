import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { linkTo } from './AdminLink';
import { layoutPreviews } from './layoutPreviews';
import { PictureFrame } from './PictureFrame';
import { ScreenPicture } from './ScreenPicture';
import { Section } from './Section';

const Preview = styled('a')(({ theme: { palette, shadows } }) => ({
  display: 'block',
  color: palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  '& > div': { transition: 'box-shadow 200ms, translate 200ms' },
  '&:hover': { color: palette.primary.main },
  '&:hover > div': { boxShadow: shadows[8], translate: '0 -4px' },
}));

/** Twelve screens to look at and to open. */
export const Layouts = () => {
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
