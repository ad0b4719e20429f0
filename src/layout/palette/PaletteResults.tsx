import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { OrderClock } from '../../orders/display/OrderClock';
import { OrderFormatProvider } from '../../orders/display/OrderFormatProvider';
import { Keys } from '../shortcuts/Keys';
import type { PaletteEntry, PaletteGroup } from './paletteEntries';

interface PaletteRowProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** An entry's details, each isolated, so that a number within Arabic text keeps its direction. */
const Detail = ({ parts }: { parts: readonly string[] }) => (
  <Typography component="div" variant="body2" noWrap color="text.secondary">
    {parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ))}
  </Typography>
);

/**
 * One result. The focus stays in the field. A pointer highlights a row only when it moves, not when rows move under it.
 */
const PaletteRow = ({ id, entry, isActive, onPoint, onChoose }: PaletteRowProps) => {
  const { label, beside, detail, aside, order, keys, Icon } = entry;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => !isActive && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 44,
        px: 1.25,
        py: 0.5,
        cursor: 'pointer',
        borderRadius: 0.6,
        borderInlineStart: ({ palette }) => `3px solid ${isActive ? palette.primary.main : 'transparent'}`,
        bgcolor: isActive ? 'action.selected' : undefined,
        scrollMarginBlock: 8,
        '& > svg': { color: isActive ? 'primary.main' : 'text.secondary', flexShrink: 0 },
      }}
    >
      {Icon && <Icon fontSize="small" />}
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography component="div" noWrap>
          <Box component="bdi" sx={{ fontWeight: 500 }}>
            {label}
          </Box>
          {beside && (
            <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
              <bdi>{beside}</bdi>
            </Box>
          )}
        </Typography>
        {detail && detail.length > 0 && <Detail parts={detail} />}
      </Box>
      {order && <OrderClock order={order} of="store" />}
      {aside && (
        <Typography
          component="bdi"
          variant="body2"
          noWrap
          color="text.secondary"
          sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {aside}
        </Typography>
      )}
      {keys && <Keys keys={keys} isHint />}
    </Box>
  );
};

interface PaletteResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  activeId: string | undefined;
  onPoint: (entryId: string) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** An entry's id within the list, for `aria-activedescendant`. */
export const optionId = (listId: string, entryId: string): string => `${listId}-${entryId}`;

/** The results, by group. */
export const PaletteResults = ({ id, groups, activeId, onPoint, onChoose }: PaletteResultsProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const list = useRef<HTMLDivElement>(null);
  const first = groups[0]?.entries[0]?.id;
  useEffect(() => {
    if (!activeId) return;
    // The first group's heading scrolls into view with its first entry.
    if (activeId === first) list.current?.scrollTo?.({ top: 0 });
    else document.getElementById(optionId(id, activeId))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeId, first]);
  return (
    <OrderFormatProvider store={store}>
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('palette.results')}
        sx={{ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: 1, pb: 1 }}
      >
        {groups.map(({ name, entries }) => (
          <Box key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <Typography
              id={`${id}-${name}`}
              component="div"
              variant="body2"
              sx={{ px: 1.5, pt: 1.5, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {t(`palette.groups.${name}`)}
            </Typography>
            {entries.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={optionId(id, entry.id)}
                entry={entry}
                isActive={entry.id === activeId}
                onPoint={() => onPoint(entry.id)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </OrderFormatProvider>
  );
};
