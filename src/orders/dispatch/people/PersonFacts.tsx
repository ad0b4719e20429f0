import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LocationOffIcon from '@mui/icons-material/LocationOffOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { useListText } from '../../../components/text/useListText';
import { useClock } from '../../../components/time/sharedClock';
import { agoText } from '../../../components/time/storeTime';
import { useBlockerTexts } from '../../../components/useBlockerTexts';
import { VehicleName } from '../../../components/VehicleName';
import { useAwayText } from '../../actions/useAwayText';
import { useOrderFormat } from '../../display/orderContext';
import { type Load, positionHoldsMinutes } from './loads';

type Located = Pick<DispatchProvider, 'location' | 'located_at'>;

/** How current a person's location is: current, from a while ago, or unknown. Each has its own icon and words. */
const PersonPosition = ({ person: { location, located_at } }: { person: Located }) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const minutes = useClock((now) => (located_at ? Math.max(0, differenceInMinutes(now, located_at)) : -1));
  if (!location || minutes < 0) {
    return (
      <span className="place" data-position="none">
        <LocationOffIcon aria-hidden />
        {t('dispatch.people.no_position')}
      </span>
    );
  }
  const isOld = minutes >= positionHoldsMinutes;
  const Icon = isOld ? HistoryIcon : LocationIcon;
  const time = agoText(minutes, locale);
  return (
    <span className="place" data-position={isOld ? 'old' : 'fresh'}>
      <Icon aria-hidden />
      {t(isOld ? 'dispatch.people.last_position' : 'dispatch.people.position', { time })}
    </span>
  );
};

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
  '& .blockers svg': { fontSize: 16, flexShrink: 0, color: palette.warning.main },
  '& [data-position="old"]': { color: palette.warning.main },
}));

/** Shows facts for choosing a person: availability, blockers, workload, distance, vehicle, age of the location. */
export const PersonFacts = ({ person, load }: { person: DispatchProvider; load: Load }) => {
  const t = useTranslate();
  const list = useListText();
  const blockers = useBlockerTexts()(person);
  const away = useAwayText();
  const numbersOf = (orders: Load['held']) =>
    list(orders.map(({ unique_id }) => t('order.number', { number: unique_id })));
  // Orders that this page doesn't show, or not yet, are given as a count.
  const unnamed = person.open_orders - load.held.length;
  const facts = [
    t(`boards.provider.availability.${person.availability}`),
    load.held.length > 0 && t('dispatch.people.carrying', { numbers: numbersOf(load.held) }),
    load.held.length === 0 && unnamed > 0 && t('boards.provider.load', { smart_count: unnamed }),
    load.offered.length > 0 && t('dispatch.people.asked', { numbers: numbersOf(load.offered) }),
    away(person.location),
  ];
  return (
    <Facts>
      {facts.filter(Boolean).join(' · ')}
      {blockers.length > 0 && (
        <span className="blockers">
          <WarningIcon aria-hidden />
          {blockers.join(' · ')}
        </span>
      )}
      <span className="line">
        {person.vehicle ? (
          <VehicleName vehicle={person.vehicle} />
        ) : (
          <span>{t('providers.blocker.vehicle_missing')}</span>
        )}
        <PersonPosition person={person} />
      </span>
    </Facts>
  );
};
