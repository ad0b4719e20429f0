import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CheckIcon from '@mui/icons-material/Check';
import ClearIcon from '@mui/icons-material/Clear';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterValue, RecordFilter } from './recordFilter';

interface FilterChipProps {
  filter: RecordFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

const look = (isSet: boolean) => ({
  minHeight: 40,
  borderRadius: 20,
  px: 1.75,
  maxInlineSize: 280,
  fontWeight: isSet ? 600 : 450,
  ...(isSet ? { bgcolor: 'action.selected' } : { color: 'text.primary', borderColor: 'divider' }),
});

const Clipped = ({ text }: { text: string }) => (
  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</span>
);

/** One filter of a list: what is set, and the choices behind it. */
export const FilterChip = ({ filter, value, onChange }: FilterChipProps) => {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSet = value !== undefined;
  const [only, ...others] = filter.choices;
  if (!only) return null;
  if (others.length === 0)
    return (
      <Button
        size="small"
        variant="outlined"
        aria-pressed={isSet}
        onClick={() => onChange(isSet ? undefined : only.value)}
        endIcon={isSet ? <ClearIcon /> : undefined}
        sx={look(isSet)}
      >
        <Clipped text={filter.label} />
      </Button>
    );
  const chosen = filter.choices.find((choice) => choice.value === value);
  const choose = (next: FilterValue | undefined) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ArrowDropDownIcon />}
        sx={look(isSet)}
      >
        <Clipped
          text={
            isSet
              ? t('recordLists.filters.chip', { label: filter.label, choice: chosen?.label ?? String(value) })
              : filter.label
          }
        />
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxBlockSize: '60dvh', minInlineSize: 200, maxInlineSize: 'min(360px, 90vw)' } },
          list: { 'aria-label': filter.label },
        }}
      >
        <MenuItem selected={!isSet} onClick={() => choose(undefined)} sx={{ minHeight: 44 }}>
          {t('recordLists.filters.any')}
        </MenuItem>
        {filter.choices.map((choice) => (
          <MenuItem
            key={String(choice.value)}
            selected={choice.value === value}
            onClick={() => choose(choice.value)}
            sx={{ minHeight: 44, gap: 2, whiteSpace: 'normal' }}
          >
            <ListItemText primary={choice.label} sx={{ overflowWrap: 'anywhere' }} />
            {choice.detail && (
              <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {choice.detail}
              </Typography>
            )}
            {choice.value === value && <CheckIcon fontSize="small" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
