import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OrderItem } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { useAllergensText } from '../../components/diet/useAllergensText';
import { useOrderFormat } from '../display/orderContext';
import { PanelFold } from './PanelPart';

/** The allergens stated for an order's items when it was placed; nothing if none were stated. */
export const OrderAllergens = ({ items }: { items: readonly OrderItem[] }) => {
  const t = useTranslate();
  const { language } = useOrderFormat();
  const allergensText = useAllergensText();
  if (!items.some(({ allergens }) => allergens)) return null;
  return (
    <PanelFold>
      <summary>{t('diet.allergens')}</summary>
      <Box component="dl" sx={{ display: 'grid', gap: 1, '& dt': { fontWeight: 500 }, '& dd': { m: 0 } }}>
        {items.map(({ line, name, allergens = null }) => (
          <div key={line}>
            <dt>
              <bdi>{localText(name, language)}</bdi>
            </dt>
            <dd>{allergensText(allergens)}</dd>
          </div>
        ))}
      </Box>
    </PanelFold>
  );
};
