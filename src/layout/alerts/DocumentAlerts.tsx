import { differenceInHours } from 'date-fns';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { pushCodes } from '#contract/codes/pushCodes';
import { daysLeft, expiresSoon, reminderDays } from '#contract/documents/expiry';
import { holderTypes } from '#contract/documents/holderTypes';
import type { UploadedDocument } from '#contract/entities/document';
import { storeDate } from '#contract/time';
import { documentsPath } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useSession } from '../../session/useSession';
import { announce } from '../notifications/announce';

/** A decision is news for so long: a page that was cut off still announces it. */
const newsHours = 24;

/** Returns the message about a document that changed; `null` for what the owner did. */
export function newsOf(document: UploadedDocument, today: string): { id: string; code: number } | null {
  const { _id, state, reviewed_at, expires_on } = document;
  if (state === 'pending' || !reviewed_at) return null;
  if (differenceInHours(new Date(), reviewed_at) < newsHours) {
    const code = state === 'approved' ? pushCodes.DOCUMENT_APPROVED : pushCodes.DOCUMENT_DECLINED;
    return { id: `document:${_id}:${reviewed_at}`, code };
  }
  if (state !== 'approved' || !expiresSoon(expires_on, today, reminderDays[0])) return null;
  const left = daysLeft(expires_on, today);
  const reminder = reminderDays.findLast((days) => left <= days);
  return { id: `document:${_id}:${reminder}`, code: pushCodes.DOCUMENT_EXPIRING };
}

/** Whether the page at an address shows the store's documents: the profile's other tab doesn't. */
export const isShownAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  `${pathname}${search}` === documentsPath;

/**
 * Says on any page what the platform decided about the store's documents, and that one expires soon. The message only
 * names the document. For the owner alone; renders nothing.
 *
 * @param changes IDs of the documents that changed since the page was opened, one for each message; `any` for all
 */
export default function DocumentAlerts({ changes }: { changes: readonly string[] }) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const session = useSession();
  const timezone = session?.store.timezone ?? 'UTC';
  const handledCount = useRef(0);

  const read = async (ids: readonly string[]) => {
    const { data } = await dataProvider.getDocumentList({ type: holderTypes.store });
    const changed = data
      .flatMap(({ document, replacement }) => [document, replacement])
      .filter((each) => each !== null && (ids.includes(each._id) || ids.includes('any')));
    for (const document of changed) {
      const news = document && newsOf(document, storeDate(new Date(), timezone));
      if (!news) continue;
      announce(
        { id: news.id, kind: 'document', text: { key: `codes.push.${news.code}` }, to: documentsPath },
        { isSeen: isShownAt(window.location) },
      );
    }
  };

  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const fresh = changes.slice(handledCount.current);
    handledCount.current = changes.length;
    // Cut off: the profile shows it all the same.
    if (fresh.length > 0) latest.current(fresh).catch(() => undefined);
  }, [changes]);
  return null;
}
