import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type SupportOffer, supportOffer } from '../../config/supportOffer';
import { useSession } from '../../session/useSession';
import { loadChat } from './loadChat';
import { MessagePanel } from './MessagePanel';
import { closeSupport, supportFacts } from './useSupportPanel';

interface OutsideChatProps {
  widget: NonNullable<SupportOffer['widget']>;
  /** Its script cannot be had: support is something else then. */
  onFail: () => void;
}

/** Keeps the operator's own chat open: it draws itself, over the page. */
const OutsideChat = ({ widget, onFail }: OutsideChatProps) => {
  const locale = useLocale();
  const { pathname } = useLocation();
  const store = useSession()?.store._id ?? '';
  const failed = useRef(onFail);
  failed.current = onFail;
  // As they were when it opened: the chat isn't opened again on each page.
  const about = useRef({ store, ...supportFacts(pathname) });
  useEffect(() => {
    let isLeft = false;
    const loading = loadChat(widget, { locale, onClosed: closeSupport });
    loading.then(
      (chat) => !isLeft && chat.open(about.current),
      () => !isLeft && failed.current(),
    );
    return () => {
      isLeft = true;
      loading.then((chat) => chat.close()).catch(() => undefined);
    };
  }, [widget, locale]);
  return null;
};

/** The operator's chat where one is set up and can be reached, else messages. */
export default function SupportPanel() {
  const [hasFailed, setFailed] = useState(false);
  const widget = supportOffer()?.widget;
  if (widget && !hasFailed) return <OutsideChat widget={widget} onFail={() => setFailed(true)} />;
  return <MessagePanel isInsteadOfChat={hasFailed} />;
}
