import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DoneAllIcon from '@mui/icons-material/DoneAllOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isForChosen } from '#contract/offers/offerErrors';
import { type OfferState, offerState } from '#contract/offers/offerState';
import { isWithinRecursion } from '#contract/offers/recursion';
import type { OfferRecord } from '#contract/resources/offers';
import type { DayRules } from '#contract/time';
import { Picture } from '../../../components/fields/Picture';
import { editedNumber } from '../../../components/inputs/numbers/editedNumber';
import { useOfferText } from '../../../components/offers/useOfferText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useClock } from '../../../components/time/sharedClock';
import { paths } from '../../../config/paths';
import { useOfferTargets } from '../../../kinds/custom/useOfferTargets';
import type { ListedRecord } from '../../../kinds/listedRecord';
import { useRecordChange } from '../../../records/list/useRecordChange';

/** An offer as the list has one. */
export type ListedOffer = ListedRecord & OfferRecord & { uses: number; discount_given: number };

export interface OfferProps {
  offer: ListedOffer;
}

/** Picture, name and code, as a link to the offer. */
export const OfferName = ({ offer: { id, image, name, promo_code } }: OfferProps) => {
  const { text } = useStoreFormat();
  return (
    <MuiLink
      component={Link}
      to={`${paths.offers}/${id}`}
      underline="hover"
      color="text.primary"
      sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minInlineSize: 0, lineHeight: 1.35, py: 0.5 }}
    >
      <Picture image={image} size={40} fallback="promo_code" />
      <Box component="span" sx={{ minInlineSize: 0, textAlign: 'match-parent' }}>
        <Typography
          component="span"
          noWrap
          dir="auto"
          sx={{ display: 'block', fontWeight: 600, textAlign: 'match-parent' }}
        >
          {text(name)}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          noWrap
          sx={{ display: 'block', letterSpacing: '0.04em' }}
        >
          <bdi>{promo_code}</bdi>
        </Typography>
      </Box>
    </MuiLink>
  );
};

/** Shows the discount, and what it applies to. */
export const DiscountCell = ({ offer }: OfferProps) => {
  const t = useTranslate();
  const list = useListText();
  const { valueText } = useOfferText();
  const { nameOf } = useOfferTargets();
  const { promo_for, promo_apply_on } = offer;
  const target = isForChosen(promo_for) ? list(promo_apply_on.map(nameOf)) : t(`offers.choice.promo_for.${promo_for}`);
  const text = `${valueText(offer)} · ${target}`;
  return (
    <Typography component="span" noWrap title={text} sx={{ display: 'block', fontSize: 'inherit' }}>
      <strong>{valueText(offer)}</strong> · <bdi>{target}</bdi>
    </Typography>
  );
};

type Tone = 'good' | 'waiting' | 'quiet';

/** A running offer outside its days and hours gives no discount now. */
const shownState = (offer: ListedOffer, now: Date, rules: DayRules): OfferState | 'not_now' => {
  const state = offerState(offer, now);
  return state === 'running' && !isWithinRecursion(offer.recursion, now, rules) ? 'not_now' : state;
};

const states: Record<OfferState | 'not_now', { tone: Tone; Icon: ComponentType }> = {
  running: { tone: 'good', Icon: CheckCircleIcon },
  not_now: { tone: 'waiting', Icon: ScheduleIcon },
  scheduled: { tone: 'waiting', Icon: EventIcon },
  paused: { tone: 'waiting', Icon: PauseCircleIcon },
  expired: { tone: 'quiet', Icon: BlockIcon },
  used_up: { tone: 'quiet', Icon: DoneAllIcon },
};

const Sign = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 18 },
  '&[data-tone=good] svg': { color: palette.success.main },
  '&[data-tone=waiting] svg': { color: palette.warning.main },
  '&[data-tone=quiet]': { color: palette.text.secondary },
}));

/** The offer's state at this minute: a sign and a word, never a colour alone. */
export const StateSign = ({ offer }: OfferProps) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const state = useClock((now) => shownState(offer, now, store));
  const { tone, Icon } = states[state];
  return (
    <Sign data-tone={tone}>
      <Icon />
      {t(`offers.state.${state}`)}
    </Sign>
  );
};

/** The days and hours at which the offer applies. */
export const TimesCell = ({ offer }: OfferProps) => {
  const { recursionText } = useOfferText();
  const text = recursionText(offer.recursion);
  return (
    <Typography component="span" noWrap title={text} sx={{ display: 'block', fontSize: 'inherit' }}>
      {text}
    </Typography>
  );
};

/** How often it was used, and how often it can be. */
export const UsesCell = ({ offer: { uses, uses_max } }: OfferProps) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const figure = (count: number) => editedNumber(count, locale, { least: 0, most: 0 });
  const text = uses_max === null ? figure(uses) : t('offers.uses_of', { uses: figure(uses), max: figure(uses_max) });
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
};

/** Pauses and resumes it. */
export const ActiveSwitch = ({ offer }: OfferProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const change = useRecordChange<ListedOffer>('offers');
  return (
    <Switch
      checked={offer.is_active}
      onChange={(_event, is_active) => void change(offer, { is_active })}
      slotProps={{ input: { 'aria-label': t('offers.turn_on', { name: text(offer.name) }) } }}
    />
  );
};
