import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { setSingleKeys, useSingleKeys } from '../../components/keys/singleKeys';
import { entryOf } from '../../descriptors/navigation';
import {
  pagesOfPlace,
  type Shortcut,
  type ShortcutScope,
  shortcutPlaces,
  shortcuts,
} from '../../descriptors/shortcuts';
import { useSession } from '../../session/useSession';
import { breakpoints } from '../../theme/tokens';
import { Keys } from './Keys';
import { mayOpen } from './useShortcutKeys';

/** Returns a shortcut's label: the page's name if it opens a page. */
const labelKeyOf = ({ id, to }: Shortcut): string => (to && entryOf(to)?.label) || `palette.shortcut.${id}`;

/** The shortcuts that work in one place, with their labels. */
const ShortcutGroup = ({ place, entries }: { place: ShortcutScope; entries: readonly Shortcut[] }) => {
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

/** All shortcuts that this account can use, and the setting for those without Ctrl. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const session = useSession();
  const isOn = useSingleKeys();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const isOfUse = ({ place, to }: Shortcut): boolean => {
    const pages = to ? [to] : pagesOfPlace[place];
    return !pages || pages.some((page) => mayOpen(session, page));
  };
  const ofUse = shortcuts.filter(isOfUse);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t('palette.sheet.title')}
        </DialogTitle>
        <IconButton
          autoFocus
          aria-label={t('common.close')}
          onClick={onClose}
          sx={{ minBlockSize: 44, minInlineSize: 44 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent tabIndex={0} aria-labelledby={titleId} role="region">
        <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 4 }}>
          {shortcutPlaces
            .map((place) => ({ place, entries: ofUse.filter((shortcut) => shortcut.place === place) }))
            .filter(({ entries }) => entries.length > 0)
            .map(({ place, entries }) => (
              <ShortcutGroup key={place} place={place} entries={entries} />
            ))}
        </Box>
      </DialogContent>
      <Box sx={{ px: 3, py: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setSingleKeys(checked)} />}
          label={t('palette.sheet.single')}
        />
        <Typography variant="body2" color="text.secondary">
          {t('palette.sheet.single_detail')}
        </Typography>
      </Box>
    </Dialog>
  );
}
