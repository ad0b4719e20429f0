import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { PaletteEntry, PaletteGroup } from './entry';
import { PaletteRow } from './PaletteRow';

interface PaletteResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  activeId: string | undefined;
  onPoint: (entryId: string) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** Of an entry within the list, for `aria-activedescendant`. */
export const optionId = (listId: string, entryId: string): string => `${listId}-${entryId}`;

/** The results, by groups. */
export const PaletteResults = ({ id, groups, activeId, onPoint, onChoose }: PaletteResultsProps) => {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const first = groups[0]?.entries[0]?.id;
  useEffect(() => {
    if (!activeId) return;
    // The heading of the first group comes into view with its first entry.
    if (activeId === first) list.current?.scrollTo?.({ top: 0 });
    else document.getElementById(optionId(id, activeId))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeId, first]);
  return (
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
  );
};
