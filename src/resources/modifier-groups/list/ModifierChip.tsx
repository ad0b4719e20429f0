import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Modifier } from '#contract/entities/menu';
import { StockControl } from '../../../components/stock/StockControl';
import type { Stock } from '../../../components/stock/stock';
import { surchargeText } from '../../../components/store/surchargeText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';

/** A modifier with its price; tapping it opens its stock. */
export const ModifierChip = ({ modifier, onSet }: { modifier: Modifier; onSet: (stock: Stock) => void }) => {
  const t = useTranslate();
  const titleId = useId();
  const { text, money } = useStoreFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = text(modifier.name);
  const state = t(modifier.is_in_stock ? 'records.stock.in' : 'records.stock.out');
  return (
    <>
      <Chip
        clickable
        variant="outlined"
        color={modifier.is_in_stock ? 'default' : 'warning'}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-label={t('modifierGroups.chip', { name, price: money(modifier.price), state })}
        label={
          <>
            <Box component="span" sx={{ textDecoration: modifier.is_in_stock ? 'none' : 'line-through' }}>
              <bdi>{name}</bdi>
            </Box>
            {modifier.price > 0 && (
              <Box component="span" sx={{ marginInlineStart: 0.75, fontVariantNumeric: 'tabular-nums' }}>
                {surchargeText(money(modifier.price))}
              </Box>
            )}
            {!modifier.is_in_stock && ` · ${t('modifierGroups.out')}`}
          </>
        }
        sx={{ minHeight: 40, borderRadius: 1, maxInlineSize: '100%', color: 'text.primary' }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { p: 2, minInlineSize: 220, border: '1px solid', borderColor: 'divider' },
          },
        }}
      >
        <Typography id={titleId} sx={{ fontWeight: 600, mb: 0.5 }}>
          {name}
        </Typography>
        <StockControl value={modifier} label={name} onSet={onSet} />
      </Popover>
    </>
  );
};
