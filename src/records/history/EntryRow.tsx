import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime, recordTime } from '../../components/time/storeTime';
import { ChangeList } from './ChangeList';
import { entrySentence, plainSentence } from './entrySentence';
import { fieldChanges } from './fieldChanges';

/** A list of entries. */
export const EntryList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

interface EntryRowProps {
  entry: AuditEntry;
  /** The day is above the row, so it only shows the time. */
  isUnderDay?: boolean;
  /** Links to the record, if it has a page. */
  renderName?: (name: string) => ReactNode;
  /** The details of an entry about many records, once it is opened. */
  renderParts?: () => ReactNode;
}

/** Number of fields shown in the row; a button shows the rest. */
const shownAtOnce = 2;

/** The device and its address. */
const Place = ({ entry: { device, address } }: { entry: AuditEntry }) => {
  const t = useTranslate();
  const { browser, system } = device;
  const words = browser && system ? t('activity.device', { browser, system }) : browser || system;
  if (!words && !address) return null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {/* Isolated, because it is in the page's language, whatever its names begin with. */}
      <Box component="span" sx={{ unicodeBidi: 'isolate' }}>
        {words}
      </Box>
      {words && address && ' · '}
      <bdi>{address}</bdi>
    </Typography>
  );
};

/** One entry of the audit log: when, who did what, from where, and the values before. */
export const EntryRow = ({ entry, isUnderDay = false, renderName, renderParts }: EntryRowProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const detailsId = useId();
  const { text, timezone } = useStoreFormat();
  const [isOpen, setOpen] = useState(false);
  const changes = fieldChanges(entry);
  const isWhole = entry.count !== null && entry.change_id !== null && renderParts !== undefined;
  const hasMore = changes.length > shownAtOnce || isWhole;
  const sides = { old: entry.old_values ?? {}, now: entry.new_values ?? {} };
  const format = { locale, timezone };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 44px',
          sm: `${isUnderDay ? '6.5rem' : '11rem'} minmax(0, 1fr) 44px`,
        },
        columnGap: 1.5,
        py: 1.25,
        px: { xs: 1.5, sm: 2 },
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderBlockStart: 0 },
      }}
    >
      <Typography
        component="time"
        dateTime={entry.at}
        variant="body2"
        sx={{
          gridColumn: { xs: '1', sm: '1' },
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: '24px',
        }}
      >
        {isUnderDay ? clockTime(entry.at, format) : recordTime(entry.at, format)}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1', sm: '2' }, minInlineSize: 0, display: 'grid', gap: 0.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: '24px' }}>
          {entrySentence(entry, t, text).map((part) =>
            part.kind === 'words' ? (
              part.text
            ) : (
              <Box key={part.kind} component="bdi" sx={{ fontWeight: 600 }}>
                {part.kind === 'name' && renderName ? renderName(part.text) : part.text}
              </Box>
            ),
          )}
        </Typography>
        <Box id={detailsId} sx={{ display: 'grid', gap: 1 }}>
          <ChangeList changes={isOpen ? changes : changes.slice(0, shownAtOnce)} sides={sides} />
          {isOpen && isWhole && renderParts()}
        </Box>
        <Place entry={entry} />
      </Box>
      {hasMore && (
        <IconButton
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={t('activity.show_of', { entry: plainSentence(entry, t, text) })}
          onClick={() => setOpen(!isOpen)}
          sx={{ gridColumn: { xs: '2', sm: '3' }, gridRow: '1 / span 2', inlineSize: 44, blockSize: 44, mt: -1 }}
        >
          <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Box>
  );
};
