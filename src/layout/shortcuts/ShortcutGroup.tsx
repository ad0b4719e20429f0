import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { entryOf } from '../../config/navigation';
import type { Shortcut, ShortcutPlace } from '../../config/shortcuts';
import { Keys } from './Keys';

/** What a shortcut does: a page's own name where it leads to one. */
const labelKeyOf = ({ id, to }: Shortcut): string => (to && entryOf(to)?.label) || `palette.shortcut.${id}`;

/** The keys that hold in one place, each with what it does. */
export const ShortcutGroup = ({ place, entries }: { place: ShortcutPlace; entries: readonly Shortcut[] }) => {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ breakInside: 'avoid', pb: 2.5 }}>
      <Typography id={headingId} component="h3" sx={{ fontWeight: 600, pb: 0.5 }}>
        {t(`palette.place.${place}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {entries.map((shortcut) => (
          <Box
            key={shortcut.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minBlockSize: 36,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {t(labelKeyOf(shortcut))}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
                alignItems: 'center',
                gap: 0.75,
              }}
            >
              {shortcut.keys.map((keys, index) => (
                <Fragment key={keys}>
                  {index > 0 && (
                    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                      {t('palette.sheet.or')}
                    </Box>
                  )}
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
