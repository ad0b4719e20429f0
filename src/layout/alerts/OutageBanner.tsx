import { useTranslate } from 'react-admin';
import { clockTime } from '../../components/order/storeTime';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import type { Outage } from '../../dataProvider/outage';
import { NoticeBar } from './NoticeBar';

/** Says that the server can't work right now, since when, and that Storedesk continues automatically. */
export const OutageBanner = ({ outage }: { outage: Outage }) => {
  const t = useTranslate();
  const place = useStoreSurroundings();
  return <NoticeBar severity="warning" text={t('shell.outage.since', { time: clockTime(outage.since, place) })} />;
};
