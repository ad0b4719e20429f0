import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../../dataProvider/apiError';
import { breakpoints } from '../../theme/tokens';
import { Keys } from '../shortcuts/Keys';
import { PaletteField } from './PaletteField';
import { optionId, PaletteResults } from './PaletteResults';
import type { PaletteEntry } from './paletteEntries';
import { useChoice } from './useChoice';
import { useEntries } from './useEntries';

interface PaletteStatusProps {
  text: string;
  count: number;
  isPending: boolean;
  /** Why the server returned no results. */
  error: Error | null;
  onRetry: () => void;
}

/** The search's state: nothing found, or no connection; and for screen readers, the number of results. */
const PaletteStatus = ({ text, count, isPending, error, onRetry }: PaletteStatusProps) => {
  const t = useTranslate();
  const isAsked = text.trim() !== '';
  const isEmpty = count === 0 && !isPending && !error;
  return (
    <>
      {error && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mx: 1, mt: 1, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('palette.failed', { reason: t(errorText(error)) })}
        </Alert>
      )}
      <Box role="status" sx={isEmpty ? { p: 4, textAlign: 'center' } : visuallyHidden}>
        {isEmpty ? (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('palette.nothing', { text: text.trim() })}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {t('palette.nothing_detail')}
            </Typography>
          </>
        ) : (
          isAsked && (isPending ? t('palette.searching') : t('palette.count', { smart_count: count }))
        )}
      </Box>
    </>
  );
};

const hints = [
  { name: 'move', keys: ['ArrowUp', 'ArrowDown'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Escape'] },
] as const;

/** Key hints, shown on devices likely to have a keyboard. */
const PaletteHints = () => {
  const t = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        px: 2,
        py: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {hints.map(({ name, keys }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {keys.map((key) => (
            <Keys key={key} keys={key} />
          ))}
          <Box component="span" sx={{ marginInlineStart: 0.5 }}>
            {t(`palette.hint.${name}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** One search field for pages, orders, items, customers and global actions. */
export default function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const t = useTranslate();
  const listId = useId();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const [text, setText] = useState('');
  const { groups, remember, isPending, error, retry } = useEntries(text, onHelp);
  const choose = (entry: PaletteEntry) => {
    onClose();
    remember(entry.recent);
    entry.run();
  };
  const { activeId, count, mark, reset, onKeyDown } = useChoice({ groups, isPending, onChoose: choose, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      // Users who start typing immediately mustn't wait for it.
      transitionDuration={0}
      slotProps={{
        paper: {
          'aria-label': t('palette.title'),
          // Keys that mean something to the page behind must not reach it.
          onKeyDown: (event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation(),
          sx: {
            display: 'flex',
            flexDirection: 'column',
            ...(!isPhone && {
              inlineSize: 'min(640px, calc(100vw - 64px))',
              maxInlineSize: 'none',
              blockSize: 'min(560px, 76dvh)',
            }),
          },
        },
      }}
    >
      <PaletteField
        text={text}
        isPending={isPending}
        listId={listId}
        activeOption={activeId && optionId(listId, activeId)}
        onText={(typed) => {
          setText(typed);
          reset();
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <PaletteStatus text={text} count={count} isPending={isPending} error={error} onRetry={retry} />
      <PaletteResults id={listId} groups={groups} activeId={activeId} onPoint={mark} onChoose={choose} />
      <PaletteHints />
    </Dialog>
  );
}
