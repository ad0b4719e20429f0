import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsAllowed } from '../components/access/useIsAllowed';
import { Hint } from '../components/hint/Hint';
import { mirrored } from '../components/icons/mirrored';
import { paths } from '../config/paths';
import { entryOf, needOf } from '../descriptors/navigation';

const Courier = mirrored(DeliveryDiningIcon);

/** Opens the dispatch page, from anywhere in one tap. */
export const DispatchButton = () => {
  const t = useTranslate();
  const isAllowed = useIsAllowed();
  const entry = entryOf(paths.dispatch);
  if (!entry || !isAllowed(needOf(entry))) return null;
  const label = t(entry.label);
  return (
    <Hint text={label}>
      <IconButton component={Link} to={entry.to} color="inherit" aria-label={label}>
        <Courier />
      </IconButton>
    </Hint>
  );
};
