import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { ShortTime } from '../display/ShortTime';
import { ChangeFrame } from './LineDiff';

/** The customer declined a change: the old items remain, and the kitchen has to decide what to do. */
export const RefusedChangeNotice = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const refused = order.refused_change;
  if (!refused) return null;
  return (
    <ChangeFrame data-kind="refused" data-testid="refused-change">
      <div className="title">
        <DoNotDisturbIcon aria-hidden />
        <span>{t(`orderChanges.refused.${refused.state}`)}</span>
        <span className="time">
          <ShortTime instant={new Date(refused.at)} />
        </span>
      </div>
      {refused.answer && (
        <div className="second" dir="auto">
          {t('orderChanges.history.answer', { text: refused.answer })}
        </div>
      )}
      <div className="second">{t('orderChanges.refused.stays')}</div>
    </ChangeFrame>
  );
};
