import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RoundButton } from '../../../components/fields/RoundButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { ResultsDialog } from '../results/ResultsDialog';
import type { OfferProps } from './OfferCells';

/** Further actions for an offer. */
export const OfferMenu = ({ offer }: OfferProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isResults, setResults] = useState(false);
  const label = t('offers.actions', { name: text(offer.name) });
  // A code belongs to one offer: the copy asks for its own.
  const copy = {
    ...offer,
    promo_code: '',
    name: offer.name.map((name) => (name ? t('offers.copy_of', { name }) : '')),
  };
  return (
    <>
      <RoundButton
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </RoundButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
          <MenuItem component={Link} to={`${paths.offers}/${offer.id}`} sx={{ minHeight: 44 }}>
            {t('offers.edit')}
          </MenuItem>
          <MenuItem component={Link} to={`${paths.offers}/create`} state={{ record: copy }} sx={{ minHeight: 44 }}>
            {t('offers.duplicate')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setResults(true);
            }}
            sx={{ minHeight: 44 }}
          >
            {t('offers.results.open')}
          </MenuItem>
        </Menu>
      )}
      {isResults && (
        <ResultsDialog offer={{ id: offer.id, name: text(offer.name) }} onClose={() => setResults(false)} />
      )}
    </>
  );
};
