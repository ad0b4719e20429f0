import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { CarouselControl } from './CarouselArrows';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  paddingBlock: 4,
});

/** A point in a field that a finger hits. */
const Bullet = styled('button')(({ theme: { palette } }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 40,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: 4,
    backgroundColor: palette.text.secondary,
    transition: 'inline-size 160ms, background-color 160ms',
  },
  '&[aria-current="true"]::before': { inlineSize: 20, backgroundColor: palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${palette.info.main}`, outlineOffset: -6, borderRadius: 8 },
}));

/** A point for each picture, the present one long. */
export const CarouselBullets = ({ at, count, onGo }: CarouselControl) => {
  const t = useTranslate();
  return (
    <Row>
      {Array.from({ length: count }, (_, position) => (
        <Bullet
          // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its place
          key={position}
          type="button"
          aria-label={t('carousel.position', { position: position + 1, count })}
          aria-current={position === at}
          onClick={() => onGo(position)}
        />
      ))}
    </Row>
  );
};
