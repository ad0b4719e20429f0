import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { supportFacts } from '../../config/supportFacts';
import { type SupportOffer, supportOffer } from '../../config/supportOffer';
import { useSession } from '../../session/useSession';
import { loadChat } from './loadChat';
import { MessagePanel } from './MessagePanel';
import { closeSupport } from './useSupportPanel';

interface OutsideChatProps {
  widget: NonNullable<SupportOffer['widget']>;
  /** Called if its script can't be loaded. */
  onFail: () => void;
}

/** Keeps the operator's own chat open. The chat renders itself over the page. */
const OutsideChat = ({ widget, onFail }: OutsideChatProps) => {
  const locale = useLocale();
  const { pathname } = useLocation();
  const store = useSession()?.store._id ?? '';
  const failed = useRef(onFail);
  failed.current = onFail;
  // Values from when it opened, so that the chat isn't opened again on every page.
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

/** The operator's chat if one is set up and can be loaded, otherwise messages. */
export default function SupportPanel() {
  const [hasFailed, setFailed] = useState(false);
  const widget = supportOffer()?.widget;
  if (widget && !hasFailed) return <OutsideChat widget={widget} onFail={() => setFailed(true)} />;
  return <MessagePanel isInsteadOfChat={hasFailed} />;
}
