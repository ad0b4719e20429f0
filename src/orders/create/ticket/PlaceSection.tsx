import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { KeyHint } from '../../../components/keys/KeyHint';
import { useControlKey } from '../../../components/keys/singleKeys';
import { paths } from '../../../config/paths';
import { useDraft } from '../draft/draftContext';
import type { Outcome } from '../place/usePlaceOrder';

const OutcomeAlert = ({ outcome }: { outcome: Outcome }) => {
  const t = useTranslate();
  const { dispatch } = useDraft();
  if (outcome.kind === 'refused') {
    return (
      <Alert severity="error" sx={{ mb: 1 }}>
        <AlertTitle>{t('createOrder.place.refused_title')}</AlertTitle>
        {t(`codes.error.${outcome.code}`)}
      </Alert>
    );
  }
  if (outcome.kind === 'unsure' || outcome.kind === 'outage') {
    return (
      <Alert severity="warning" sx={{ mb: 1 }}>
        <AlertTitle>{t(`createOrder.place.${outcome.kind}_title`)}</AlertTitle>
        {t(`createOrder.place.${outcome.kind}`)}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <AlertTitle>{t('createOrder.place.reused_title')}</AlertTitle>
      {t('createOrder.place.reused')}
      <Button component={Link} to={paths.todayOrders} size="small" color="inherit">
        {t('createOrder.place.look')}
      </Button>
      <Button size="small" color="inherit" onClick={() => dispatch({ type: 'asAnotherOrder' })}>
        {t('createOrder.place.as_another')}
      </Button>
    </Alert>
  );
};

/** The button that places the order, and the result of the last attempt. */
export const PlaceSection = () => {
  const t = useTranslate();
  const control = useControlKey();
  const { placing } = useDraft();
  const { isPlacing, outcome, place } = placing;
  const isUnsure = outcome?.kind === 'unsure' || outcome?.kind === 'outage';
  const label = isPlacing ? 'placing' : isUnsure ? 'again' : 'label';
  return (
    <>
      {outcome && <OutcomeAlert outcome={outcome} />}
      <Button
        fullWidth
        variant="contained"
        size="large"
        aria-disabled={isPlacing}
        onClick={() => void place()}
        sx={{ opacity: isPlacing ? 0.7 : 1, gap: 1.5 }}
      >
        {t(`createOrder.place.${label}`)}
        {!isPlacing && <KeyHint keys={`${control} ↵`} />}
      </Button>
    </>
  );
};
