import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { KeyHint } from '../../../components/keys/KeyHint';
import { useControlKey } from '../../../components/keys/singleKeys';
import { paths } from '../../../config/paths';
import { useDraft } from '../draft/draftContext';
import type { Outcome } from '../place/usePlaceOrder';
import { useRuleTexts } from '../place/useRuleTexts';

const OverrideDialog = lazy(() =>
  import('../place/OverrideDialog').then((module) => ({ default: module.OverrideDialog })),
);

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

/** Says why the last attempt failed, next to the button that was pressed. */
const NotPlaced = () => {
  const t = useTranslate();
  const isAllowed = useIsAllowed();
  const ruleTexts = useRuleTexts();
  const { problems, isTried, placing } = useDraft();
  const { broken, outcome, isPlacing } = placing;
  const [first] = problems;
  if (broken && isAllowed({ permission: 'store/order/override' })) {
    return (
      <Suspense fallback={null}>
        <OverrideDialog broken={broken} />
      </Suspense>
    );
  }
  if (broken) {
    return (
      <Alert severity="error">
        <AlertTitle>{t('createOrder.place.refused_title')}</AlertTitle>
        {ruleTexts(broken).map((text) => (
          <div key={text}>{text}</div>
        ))}
        {t('createOrder.override.ask')}
      </Alert>
    );
  }
  if (!isTried || isPlacing || outcome || !first) return null;
  const reason = t(first.text, first.params);
  return <Alert severity="error">{t('createOrder.place.not_placed', { reason })}</Alert>;
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
      <NotPlaced />
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
