import { useState } from 'react';
import { supportOffer } from '../../config/supportOffer';
import { MessagePanel } from './MessagePanel';
import { OutsideChat } from './OutsideChat';

/** The operator's chat where one is set up and can be reached, else messages. */
export default function SupportPanel() {
  const [hasFailed, setFailed] = useState(false);
  const widget = supportOffer()?.widget;
  if (widget && !hasFailed) return <OutsideChat widget={widget} onFail={() => setFailed(true)} />;
  return <MessagePanel isInsteadOfChat={hasFailed} />;
}
