import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isForChosen } from '#contract/offers/offerErrors';
import type { Offer } from '#contract/offers/offerTerms';
import { orderTypes } from '#contract/orders/statuses';
import { useOfferText } from '../../../components/offers/useOfferText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useOfferTargets } from '../../../kinds/custom/useOfferTargets';
import { FormSection } from '../../../records/form/FormSection';
import { formOffer } from './formOffer';

/** An offer's limits, each in a few words. */
function useLimits(offer: Offer): string[] {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { typesText } = useOfferText();
  const { uses_max, uses_per_customer, budget, min_order_amount, min_items, order_types = [] } = offer;
  return [
    ...(order_types.length < orderTypes.length ? [typesText(order_types)] : []),
    ...(uses_max === null ? [] : [t('offers.limit.uses', { smart_count: uses_max })]),
    ...(uses_per_customer === null ? [] : [t('offers.limit.customer', { smart_count: uses_per_customer })]),
    ...(offer.is_first_order_only ? [t('offers.limit.first')] : []),
    ...(min_order_amount === null ? [] : [t('offers.limit.minimum', { amount: money(min_order_amount) })]),
    ...(min_items === null ? [] : [t('offers.limit.items', { smart_count: min_items })]),
    ...(budget === null ? [] : [t('offers.limit.budget', { amount: money(budget) })]),
  ];
}

const InWords = ({ offer }: { offer: Offer }) => {
  const t = useTranslate();
  const list = useListText();
  const { recursionText, valueText } = useOfferText();
  const { nameOf } = useOfferTargets();
  const limits = useLimits(offer);
  const { promo_for, promo_apply_on } = offer;
  const target =
    isForChosen(promo_for) && promo_apply_on.length > 0
      ? list(promo_apply_on.map(nameOf))
      : t(`offers.choice.promo_for.${promo_for}`);
  const rows = [
    [
      'offers.field.value',
      <>
        <bdi>{valueText(offer)}</bdi> · <bdi>{target}</bdi>
      </>,
    ],
    ['offers.summary_when', recursionText(offer.recursion)],
    ['offers.summary_limits', limits.length > 0 ? list(limits) : t('offers.limit.none')],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 550 }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** The offer in a few words, as it is being typed. */
export const OfferSummary = () => {
  const t = useTranslate();
  const offer = formOffer(useWatch());
  return (
    <FormSection title="offers.summary">
      {offer ? <InWords offer={offer} /> : <Typography color="text.secondary">{t('offers.try.incomplete')}</Typography>}
    </FormSection>
  );
};
