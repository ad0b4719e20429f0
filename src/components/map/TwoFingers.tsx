import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';

const shownMs = 1_500;

/**
 * On a touch screen, one finger scrolls the page, even over the map, and two fingers move the map. A hint explains this
 * to users who try with one. With `dragging` off, Leaflet leaves one finger to the browser, and still moves and zooms
 * with two.
 */
export const TwoFingers = () => {
  const t = useTranslate();
  const map = useMap();
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [isHintShown, setHintShown] = useState(false);
  useEffect(() => {
    if (!isTouch) return;
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = ({ touches }: TouchEvent) => {
      clearTimeout(timer);
      setHintShown(touches.length === 1);
      timer = setTimeout(() => setHintShown(false), shownMs);
    };
    map.dragging.disable();
    container.addEventListener('touchmove', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      container.removeEventListener('touchmove', moved);
      map.dragging.enable();
    };
  }, [map, isTouch]);
  if (!isHintShown) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 900,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        p: 2,
        textAlign: 'center',
        fontWeight: 600,
        color: 'common.white',
        bgcolor: 'rgb(0 0 0 / 55%)',
      }}
    >
      <span dir="auto">{t('map.two_fingers')}</span>
    </Box>
  );
};
