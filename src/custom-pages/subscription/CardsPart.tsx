import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { cardEnd } from '#contract/billing/notice';
import { daysBetween } from '#contract/billing/periods';
import { billingLimits } from '#contract/billingLimits';
import type { BillingCard, SubscriptionView } from '#contract/entities/subscription';
import { cardBrand } from '../../components/text/cardBrand';
import type { StoreDataProvider } from '../../dataProvider/index';
import { BillingPart } from './BillingPart';
import { useBillingChange, useBillingFormat } from './useBilling';

/** A card as people recognise it: `Visa ••4242 · 03/31`. */
export const cardText = ({ brand, last4, exp_month, exp_year }: BillingCard): string =>
  `${cardBrand(brand)} ••${last4} · ${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

/** The cards: which is charged, which expires soon, and another one. */
export const CardsPart = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run, isRunning } = useBillingChange();
  const { language } = useBillingFormat(subscription);
  const add = () =>
    run(async () => {
      const { address } = await dataProvider.startCard({ language });
      window.location.assign(address);
    });
  const expires = (card: BillingCard) => daysBetween(subscription.today, cardEnd(card)) <= billingLimits.cardNoticeDays;
  return (
    <BillingPart title={t('billing.cards')}>
      {subscription.cards.length === 0 && <Typography>{t('billing.no_card')}</Typography>}
      {subscription.cards.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {subscription.cards.map((card) => (
            <Box component="li" key={card._id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ flexGrow: 1 }}>
                <bdi dir="ltr">{cardText(card)}</bdi>
              </Typography>
              {card.is_default && <Chip size="small" label={t('billing.default_card')} />}
              {expires(card) && <Chip size="small" color="warning" label={t('billing.expires')} />}
              {!card.is_default && (
                <Button
                  disabled={isRunning}
                  aria-label={`${t('billing.make_default')} ${cardText(card)}`}
                  onClick={() => void run(() => dataProvider.selectCard({ _id: card._id }))}
                  sx={{ minBlockSize: 44 }}
                >
                  {t('billing.make_default')}
                </Button>
              )}
              <Button
                color="inherit"
                disabled={isRunning}
                aria-label={`${t('billing.remove_card')} ${cardText(card)}`}
                onClick={() => void run(() => dataProvider.deleteCard({ _id: card._id }))}
                sx={{ minBlockSize: 44 }}
              >
                {t('billing.remove_card')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {subscription.cards.length < billingLimits.cardsMax && (
        <Box>
          <Button variant="outlined" loading={isRunning} onClick={() => void add()} sx={{ minBlockSize: 44 }}>
            {t('billing.add_card')}
          </Button>
        </Box>
      )}
    </BillingPart>
  );
};
