import { useTranslate } from 'react-admin';
import type { Factors } from '#contract/entities/factor';
import { AskedDelete } from '../../../records/form/AskedDelete';
import { useNotifyError } from '../../../records/form/useNotifyError';
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
  return (
    <AskedDelete
      label={label}
      title={title}
      detail={t(isLastFactor(factors) ? 'security.remove_last' : 'security.remove_detail')}
      onDelete={async () => void (await attempt(remove))}
    />
  );
};
