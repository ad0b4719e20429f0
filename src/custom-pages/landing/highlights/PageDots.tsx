import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Dot = styled('button')(({ theme: { palette } }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: 6,
    border: `2px solid ${palette.text.secondary}`,
    transition: 'inline-size 200ms',
  },
  '&[aria-current]::before': {
    inlineSize: 28,
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
}));

interface PageDotsProps {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
}

/** One button for each page of a carousel; none where all is in view. */
export const PageDots = ({ page, pages, onChoose }: PageDotsProps) => {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
      {Array.from({ length: pages }, (_, index) => index).map((index) => (
        <Dot
          key={index}
          type="button"
          aria-label={t('landing.highlights.page', { page: index + 1, pages })}
          aria-current={index === page ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Box>
  );
};
