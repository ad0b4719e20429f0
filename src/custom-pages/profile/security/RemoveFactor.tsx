import { useTranslate } from 'react-admin';
import type { Factors } from '#contract/entities/factor';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { useSession } from '../../../session/useSession';
import { isLastFactor } from './useFactors';

interface RemoveFactorProps {
  factors: Factors;
  /** On the button. */
  label: string;
  title: string;
  remove: () => Promise<unknown>;
}

/** Removes a factor after saying what that means. */
export const RemoveFactor = ({ factors, label, title, remove }: RemoveFactorProps) => {
  const t = useTranslate();
  const attempt = useNotifyError();
  const session = useSession();
  const isNeeded = factors.is_required_of_team && Boolean(session?.sub_store);
  const lastText = isNeeded ? 'security.remove_needed' : 'security.remove_last';
  return (
    <ConfirmButton
      label={label}
      title={title}
      detail={t(isLastFactor(factors) ? lastText : 'security.remove_detail')}
      act={() => attempt(remove)}
      confirm={t('common.delete')}
      variant="text"
      color="inherit"
      isDangerous
    />
  );
};
