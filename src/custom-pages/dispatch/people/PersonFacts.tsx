import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { useGapTexts } from '../../../components/useGapTexts';
import { useListText } from '../../../components/useListText';
import { VehicleName } from '../../../components/VehicleName';
import { useAwayText } from '../../../orders/actions/useAwayText';
import type { Load } from './loads';
import { PersonPosition } from './PersonPosition';

const Facts = styled('span')(({ theme: { palette } }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .line': { display: 'flex', flexWrap: 'wrap', columnGap: 10, minInlineSize: 0 },
  '& .line > *': { minInlineSize: 0 },
  '& .place': { display: 'inline-flex', alignItems: 'center', gap: 3 },
  '& .place svg': { fontSize: 15 },
  '& .gap': { display: 'flex', alignItems: 'center', gap: 4, color: palette.text.primary },
  '& .gap svg': { fontSize: 16, flexShrink: 0, color: palette.warning.main },
  '& [data-position="old"]': { color: palette.warning.main },
}));

/** What decides about a person: free or not, what keeps them from work, what there is to do already, how far, with what, how old the position is. */
export const PersonFacts = ({ person, load }: { person: DispatchProvider; load: Load }) => {
  const t = useTranslate();
  const list = useListText();
  const gaps = useGapTexts()(person);
  const away = useAwayText();
  const numbersOf = (orders: Load['held']) =>
    list(orders.map(({ unique_id }) => t('order.number', { number: unique_id })));
  // An order that this page does not show, or does not yet, is told by its count.
  const unnamed = person.open_orders - load.held.length;
  const facts = [
    t(`boards.provider.availability.${person.availability}`),
    load.held.length > 0 && t('dispatch.people.in_hand', { numbers: numbersOf(load.held) }),
    load.held.length === 0 && unnamed > 0 && t('boards.provider.load', { smart_count: unnamed }),
    load.asked.length > 0 && t('dispatch.people.asked', { numbers: numbersOf(load.asked) }),
    away(person.location),
  ];
  return (
    <Facts>
      {facts.filter(Boolean).join(' · ')}
      {gaps.length > 0 && (
        <span className="gap">
          <WarningIcon aria-hidden />
          {gaps.join(' · ')}
        </span>
      )}
      <span className="line">
        {person.vehicle ? <VehicleName vehicle={person.vehicle} /> : <span>{t('providers.gap.vehicle_missing')}</span>}
        <PersonPosition person={person} />
      </span>
    </Facts>
  );
};
