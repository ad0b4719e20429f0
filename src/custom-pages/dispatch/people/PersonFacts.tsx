import LocationOffIcon from '@mui/icons-material/LocationOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DispatchProvider } from '#contract/entities/provider';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { useListText } from '../../../components/useListText';
import { distanceText } from '../../../orders/actions/distanceText';
import { PositionAge } from '../../../orders/actions/PositionAge';
import { useSession } from '../../../session/useSession';
import type { Load } from './loads';

const Facts = styled('span')(({ theme: { palette } }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .missing': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .missing svg': { fontSize: 16 },
}));

/** What decides about a person: free or not, what there is to do already, how far, how old the position is. */
export const PersonFacts = ({ person, load }: { person: DispatchProvider; load: Load }) => {
  const t = useTranslate();
  const list = useListText();
  const { locale } = useOrderSurroundings();
  const store = useSession()?.store;
  const numbersOf = (orders: Load['held']) =>
    list(orders.map(({ unique_id }) => t('order.number', { number: unique_id })));
  const facts = [
    t(`boards.provider.availability.${person.availability}`),
    load.held.length > 0 && t('dispatch.people.in_hand', { numbers: numbersOf(load.held) }),
    load.asked.length > 0 && t('dispatch.people.asked', { numbers: numbersOf(load.asked) }),
    person.location && store && t('boards.provider.away', { distance: distanceText(store, person.location, locale) }),
  ];
  return (
    <Facts>
      {facts.filter(Boolean).join(' · ')}
      {person.location ? (
        <PositionAge at={person.located_at} />
      ) : (
        <span className="missing">
          <LocationOffIcon aria-hidden />
          {t('dispatch.people.no_position')}
        </span>
      )}
    </Facts>
  );
};
