import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { takesOrderType } from '#contract/orders/orderRules';
import { type OrderType, orderTypes } from '#contract/orders/statuses';
import { SearchField } from '../../components/inputs/SearchField';
import { OrderTypeIcon } from '../display/OrderTypeIcon';
import { useOrderFormat } from '../display/orderContext';
import type { BoardFilterState } from './useBoardFilter';

/** A board's search and order types. The types show their names next to their icons if there is room. */
export default function BoardToolbar({ filter: { text, type }, setFilter }: BoardFilterState) {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const types = orderTypes.filter((one) => takesOrderType(one, rules) || one === type);
  return (
    <Box role="search" sx={{ containerType: 'inline-size', inlineSize: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchField
          label={t('boards.list.search')}
          value={text}
          onType={(typed) => setFilter({ text: typed, type })}
          sx={{ flex: '1 1 120px', minInlineSize: 0 }}
        />
        {types.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={type}
            aria-label={t('boards.filter.type')}
            onChange={(_, chosen: OrderType | null) => setFilter({ text, type: chosen })}
            sx={{
              flexShrink: 0,
              '& button': { minInlineSize: 44, minBlockSize: 44, gap: 0.75, textTransform: 'none' },
              '& button span': { display: 'none' },
              '@container (min-width: 580px)': { '& button span': { display: 'inline' } },
            }}
          >
            {types.map((one) => (
              <ToggleButton
                key={one}
                value={one}
                aria-label={t(`order.type.${one}`)}
                title={t('boards.filter.only', { type: t(`order.type.${one}`) })}
              >
                <OrderTypeIcon type={one} aria-hidden />
                <span>{t(`order.type.${one}`)}</span>
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
    </Box>
  );
}
