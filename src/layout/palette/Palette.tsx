import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { breakpoints } from '../../theme/tokens';
import type { PaletteEntry } from './entry';
import { PaletteField } from './PaletteField';
import { PaletteHints } from './PaletteHints';
import { optionId, PaletteResults } from './PaletteResults';
import { PaletteStatus } from './PaletteStatus';
import { useChoice } from './useChoice';
import { useEntries } from './useEntries';

/** One field for everything: pages, orders, items, customers, and what can be done from everywhere. */
export default function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const t = useTranslate();
  const listId = useId();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const [text, setText] = useState('');
  const { groups, remember, isPending, error, retry } = useEntries(text, onHelp);
  const choose = (entry: PaletteEntry) => {
    onClose();
    remember(entry.kept);
    entry.run();
  };
  const { activeId, count, mark, reset, onKeyDown } = useChoice({ groups, isPending, onChoose: choose, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      // Whoever types at once must not wait for it.
      transitionDuration={0}
      aria-label={t('palette.title')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          // Keys that mean something to the page behind it are not for the page now.
          onKeyDown: (event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation(),
          sx: {
            display: 'flex',
            flexDirection: 'column',
            ...(!isPhone && {
              inlineSize: 'min(640px, calc(100vw - 64px))',
              maxInlineSize: 'none',
              blockSize: 'min(560px, 76dvh)',
              marginBlockStart: '10dvh',
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
