import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { isOn } from '#contract/opening/openingRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { touchTarget } from '../../theme/tokens';
import { BusySection } from './BusySection';
import { PauseSection } from './PauseSection';
import type { Change } from './ServiceSection';
import { TodaySection } from './TodaySection';

const parts = { pause: PauseSection, busy: BusySection, today: TodaySection } as const;
type Part = keyof typeof parts;

/** Distances from the button that opens the panel, and from the edges of the window, in px. */
const gap = { button: 4, edge: 16 } as const;

/**
 * Pause, busy and today's exception: the current state, who set it, and how to end it early. One section is open at a
 * time, so that everything fits on a screen. The panel doesn't shrink: the pointer would be outside, where the next
 * click closes it. A change closes the panel: a notice offers the undo, and the bar shows the new state.
 */
export default function ServicePanel({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { store } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // During a pause, the panel is opened to end it: show nothing else first.
  const [unfolded, setUnfolded] = useState<Part | null>(() =>
    Object.values(store.service_state.paused).some((pause) => isOn(pause, new Date())) ? null : 'pause',
  );
  const paper = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const toggle = (part: Part) => {
    setHeight(paper.current?.offsetHeight);
    setUnfolded(unfolded === part ? null : part);
  };
  const failureOf = (error: unknown): string | null => {
    // The user answered the question about scheduled orders with "Back": that isn't an error.
    if (error instanceof ApiError && error.code === errorCodes.ORDERS_OUTSIDE_HOURS) return null;
    return t(errorText(error), { _: t('codes.error.2003') });
  };
  const takeBack = ({ undo }: Change) =>
    void undo(dataProvider).catch((error: unknown) => {
      const text = failureOf(error);
      if (text) notify(text, { type: 'error' });
    });
  const change = (step: Change) => {
    setSending(true);
    setFailure(null);
    void step
      .send(dataProvider)
      .then(() => {
        onClose();
        notify(step.done, {
          type: 'success',
          autoHideDuration: 2 * limits.toastLongMs,
          action: (
            <Button color="inherit" onClick={() => takeBack(step)} sx={{ fontWeight: 700, minBlockSize: touchTarget }}>
              {t('common.undo')}
            </Button>
          ),
        });
      })
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setSending(false));
  };
  // The panel never covers the button, which shows the new state.
  const top = (anchor?.getBoundingClientRect().bottom ?? 0) + gap.button;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      marginThreshold={gap.edge}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -gap.button, horizontal: 'right' }}
      slotProps={{
        paper: {
          ref: paper,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            inlineSize: 400,
            maxInlineSize: `calc(100vw - ${2 * gap.edge}px)`,
            maxBlockSize: `calc(100dvh - ${top + gap.edge}px)`,
            minBlockSize: height,
            boxSizing: 'border-box',
            px: 2,
            pb: 1,
            display: 'grid',
            gap: 0.5,
            alignContent: 'start',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          pt: 1,
          bgcolor: 'background.paper',
          backgroundImage: 'inherit',
        }}
      >
        <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
          {t('opening.title')}
        </Typography>
        <IconButton
          autoFocus
          edge="end"
          aria-label={t('common.close')}
          onClick={onClose}
          sx={{ inlineSize: touchTarget, blockSize: touchTarget }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {(Object.keys(parts) as Part[]).map((name) => {
        const Section = parts[name];
        return (
          <Section
            key={name}
            isSending={isSending}
            change={change}
            isOpen={unfolded === name}
            onToggle={() => toggle(name)}
          />
        );
      })}
      {/* Below the sections, so that nothing moves under the pointer. */}
      {failure && (
        <Alert severity="error" role="alert" sx={{ position: 'sticky', insetBlockEnd: 0 }}>
          {failure}
        </Alert>
      )}
    </Popover>
  );
}
