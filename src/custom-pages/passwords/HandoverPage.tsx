import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HandoverOffer } from '#contract/entities/recovery';
import { EntranceCard, EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { errorText } from '../../dataProvider/apiError';
import { type AcceptActions, AcceptOffer, isOver } from './AcceptOffer';
import { MailedLinkCard } from './MailedLinkCard';
import { type MailedLink, useLink } from './useLink';

interface HandoverActions extends AcceptActions {
  decline: (token: string) => Promise<void>;
}

interface HandoverPageProps extends HandoverActions {
  /** Empty if the address has none. */
  token: string;
  platform: string;
  /** The page with the platform's terms; `null` if it has none. */
  termsUrl: string | null;
  read: (token: string) => Promise<HandoverOffer>;
  toSignIn: () => void;
}

interface OfferProps extends HandoverActions, Pick<HandoverPageProps, 'token' | 'platform' | 'termsUrl'> {
  offer: HandoverOffer;
  show: (offer: HandoverOffer) => void;
  /** The offer has ended. */
  end: (isDeclined: boolean) => void;
}

/** Says which store is offered, and lets the new owner accept or decline. */
const Offer = ({ offer, end, ...actions }: OfferProps) => {
  const t = useTranslate();
  const dateTime = useDateTimeText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const time = (at: string | null) => (at === null ? '' : dateTime(at));
  const names = { store: `\u2068${offer.store_name[0] ?? ''}\u2069`, owner: `\u2068${offer.owner_name}\u2069` };
  const decline = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await actions.decline(actions.token);
      end(true);
    } catch (error) {
      if (isOver(error)) return end(false);
      setFailure(errorText(error, 'signIn.unreachable'));
      setBusy(false);
    }
  };
  const isAccepted = offer.state === 'accepted';
  return (
    <>
      <EntranceHeading
        key={offer.state}
        takesFocus={isAccepted}
        title={t(isAccepted ? 'ownership.offer.accepted' : 'ownership.offer.title', names)}
        detail={
          isAccepted
            ? t('ownership.offer.accepted_detail', {
                ...names,
                from: time(offer.opens_at),
                until: time(offer.expires_at),
              })
            : t('ownership.offer.detail', { ...names, until: time(offer.expires_at) })
        }
      />
      {!isAccepted && <AcceptOffer offer={offer} end={() => end(false)} {...actions} />}
      {failure && <EntranceProblem text={t(failure)} />}
      <Button size="large" fullWidth loading={isBusy} onClick={() => void decline()} sx={{ mt: 2 }}>
        {t(isAccepted ? 'ownership.offer.withdraw' : 'ownership.offer.decline')}
      </Button>
    </>
  );
};

/** `/store/handover/<token>`: the new owner accepts or declines the store. It doesn't sign them in. */
export default function HandoverPage({ token, platform, termsUrl, read, toSignIn, ...actions }: HandoverPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('ownership.offer.page'));
  const link = useLink(token, read);
  const [changed, setChanged] = useState<HandoverOffer | null>(null);
  const [ended, setEnded] = useState<'declined' | 'over' | null>(null);
  if (ended === 'declined') {
    return (
      <EntranceCard>
        <EntranceHeading
          takesFocus
          title={t('ownership.offer.declined')}
          detail={t('ownership.offer.declined_detail')}
        />
      </EntranceCard>
    );
  }
  const current: MailedLink<HandoverOffer> =
    ended === 'over' ? { ...link, found: null, problem: 'over' } : { ...link, found: changed ?? link.found };
  return (
    <MailedLinkCard
      link={current}
      title={t('ownership.offer.page')}
      texts={{ over: 'ownership.offer.over' }}
      leave={toSignIn}
    >
      {(offer) => (
        <Offer
          {...{ token, platform, termsUrl, offer, ...actions }}
          show={setChanged}
          end={(isDeclined) => setEnded(isDeclined ? 'declined' : 'over')}
        />
      )}
    </MailedLinkCard>
  );
}
