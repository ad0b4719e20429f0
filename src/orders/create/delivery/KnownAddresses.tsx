import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameText } from '#contract/orders/sameText';
import { useDistance } from '../../places/useDistance';
import { useDraft } from '../draft/draftContext';

/** The addresses of the customer's earlier deliveries to choose from, the last used first. */
export const KnownAddresses = () => {
  const t = useTranslate();
  const { draft, dispatch, lookup, store, locale } = useDraft();
  const { distanceText } = useDistance(store, locale);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const addresses = lookup.known?.addresses ?? [];
  const isOn = (address: string) => isSameText(address, draft.address);
  if (!addresses.some(({ address }) => !isOn(address))) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<ExpandMoreIcon />}
        sx={{ justifySelf: 'start', mt: -1 }}
      >
        {t('createOrder.address.known', { smart_count: addresses.length })}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxInlineSize: 'min(380px, calc(100vw - 32px))' } } }}
      >
        {addresses.map((place) => (
          <MenuItem
            key={place.address}
            selected={isOn(place.address)}
            onClick={() => {
              dispatch({ type: 'takeAddress', place });
              setAnchor(null);
            }}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText
              primary={place.address}
              secondary={[place.note, distanceText(place.location)].filter(Boolean).join(' · ')}
              slotProps={{ primary: { dir: 'auto', sx: { overflowWrap: 'anywhere' } } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
