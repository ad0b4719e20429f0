import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../../components/ActionMenu';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { ResultsDialog } from '../results/ResultsDialog';
import type { OfferProps } from './OfferCells';

/** Further actions for an offer. */
export const OfferMenu = ({ offer }: OfferProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const [isResults, setResults] = useState(false);
  // A code belongs to one offer: the copy asks for its own.
  const copyOf = () => ({
    ...offer,
    promo_code: '',
    name: offer.name.map((name) => (name ? t('common.copy_of', { name }) : '')),
  });
  return (
    <>
      <ActionMenu
        label={t('offers.actions', { name: text(offer.name) })}
        actions={() => [
          { label: t('common.edit'), to: `${paths.offers}/${offer.id}` },
          { label: t('common.duplicate'), to: `${paths.offers}/create`, state: { record: copyOf() } },
          { label: t('offers.results.open'), onChoose: () => setResults(true) },
        ]}
      />
      {isResults && (
        <ResultsDialog offer={{ id: offer.id, name: text(offer.name) }} onClose={() => setResults(false)} />
      )}
    </>
  );
};
