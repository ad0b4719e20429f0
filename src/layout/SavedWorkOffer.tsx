import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { savedForm } from '../session/savedForm';
import { accountOf } from '../session/session';
import { useSession } from '../session/useSession';

/** Offers users who were signed out in the middle of a form a link back to it. Renders nothing itself. */
export default function SavedWorkOffer() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const account = accountOf(useSession());
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once to each account
  useEffect(() => {
    const form = savedForm(account);
    if (!form || form.path === window.location.pathname) return;
    notify(t('records.kept.text'), {
      type: 'info',
      autoHideDuration: null,
      action: (
        <Button color="inherit" onClick={() => navigate(form.path)}>
          {t('records.kept.open')}
        </Button>
      ),
    });
  }, [account]);
  return null;
}
