import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Crop } from '#contract/entities/image';
import { squareOf } from './cutRegion';

interface SquarePreviewProps {
  url: string;
  ratio: number;
  crop: Crop;
  focal: [number, number];
  /** Whether the user chose the point. Otherwise the server does, and the result isn't known here. */
  isChosen: boolean;
}

const side = 112;

/** A preview of the thumbnail. */
const SquarePreview = ({ url, ratio, crop, focal, isChosen }: SquarePreviewProps) => {
  const t = useTranslate();
  const square = squareOf(crop, focal, ratio);
  const [width, height] = [side / square.width, side / square.height];
  return (
    <Box component="figure" dir="ltr" sx={{ m: 0, opacity: isChosen ? 1 : 0.5 }}>
      <Box sx={{ inlineSize: side, blockSize: side, overflow: 'hidden', borderRadius: 1, bgcolor: 'sunken' }}>
        <img
          src={url}
          alt=""
          style={{
            display: 'block',
            maxInlineSize: 'none',
            inlineSize: width,
            blockSize: height,
            transform: `translate(${-square.x * width}px, ${-square.y * height}px)`,
          }}
        />
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('images.dialog.preview')}
      </Typography>
    </Box>
  );
};

type Point = [number, number];

interface FocalStageProps {
  url: string;
  ratio: number;
  crop: Crop;
  /** `null`: the server decides. */
  focal: Point | null;
  onFocal: (focal: Point) => void;
}

const step = 0.02;
const steps: Record<string, Point> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const share = (value: number) => Math.min(Math.max(value, 0), 1);
const percent = (value: number) => Math.round(value * 100);

/** Sets the point that every thumbnail includes: by tap, drag or keyboard. */
export const FocalStage = ({ url, ratio, crop, focal, onFocal }: FocalStageProps) => {
  const t = useTranslate();
  const howId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const [x, y] = focal ?? [crop.x + crop.width / 2, crop.y + crop.height / 2];

  const pointAt = (event: PointerEvent) => {
    const frame = picture.current?.getBoundingClientRect();
    if (!frame || frame.width === 0 || frame.height === 0) return;
    onFocal([share((event.clientX - frame.x) / frame.width), share((event.clientY - frame.y) / frame.height)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = steps[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? 5 : 1;
    onFocal([share(x + move[0] * by), share(y + move[1] * by)]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={howId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('images.dialog.focal_how')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        {/* Coordinates count from the picture's physical left edge in every language. */}
        <Box
          ref={picture}
          dir="ltr"
          onPointerDown={(event) => {
            // The marker takes the keyboard. While dragging, the finger can leave the picture.
            event.preventDefault();
            marker.current?.focus();
            event.currentTarget.setPointerCapture?.(event.pointerId);
            pointAt(event);
          }}
          onPointerMove={(event) => event.buttons === 1 && pointAt(event)}
          sx={{
            position: 'relative',
            inlineSize: `min(100%, calc(min(44dvh, 380px) * ${ratio}))`,
            aspectRatio: String(ratio),
            touchAction: 'none',
            cursor: 'crosshair',
          }}
        >
          <Box
            component="img"
            src={url}
            alt=""
            draggable={false}
            sx={{ display: 'block', inlineSize: '100%', blockSize: '100%', borderRadius: 1 }}
          />
          <Box
            component="button"
            type="button"
            ref={marker}
            aria-label={t('images.dialog.focal_point', { x: percent(x), y: percent(y) })}
            aria-describedby={howId}
            onKeyDown={onKeyDown}
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            sx={{
              position: 'absolute',
              inlineSize: 44,
              blockSize: 44,
              p: 0,
              transform: 'translate(-50%, -50%)',
              borderRadius: '50%',
              border: '3px solid',
              borderColor: 'common.white',
              bgcolor: 'transparent',
              boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)',
              cursor: 'grab',
              '&::after': {
                content: '""',
                position: 'absolute',
                inset: 'calc(50% - 4px)',
                borderRadius: '50%',
                bgcolor: 'common.white',
                boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7)',
              },
            }}
          />
        </Box>
        <SquarePreview url={url} ratio={ratio} crop={crop} focal={[x, y]} isChosen={focal !== null} />
      </Box>
      <Typography role="status" variant="body2">
        {focal ? t('images.dialog.focal_point', { x: percent(x), y: percent(y) }) : t('images.dialog.focal_auto')}
      </Typography>
    </Box>
  );
};
