import type { SupportFacts } from '../../config/supportFacts';
import type { SupportOffer } from '../../config/supportOffer';

type Widget = NonNullable<SupportOffer['widget']>;
type About = SupportFacts & { store: string };

/** The operator's chat, from any vendor. */
export interface OutsideChatControl {
  open(about: About): void;
  close(): void;
}

interface ChatOptions {
  locale: string;
  /** Called when the user closes the chat with its own button. */
  onClosed: () => void;
}

/** The part of the API of Chatwoot's script that we use. */
interface ChatwootWindow {
  chatwootSettings?: { hideMessageBubble: boolean; locale: string };
  chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  $chatwoot?: { toggle(state: 'open' | 'close'): void; setCustomAttributes(attributes: About): void };
}

const scripts = new Map<string, Promise<void>>();

/** Adds a script to the page, once. If it fails to load, the next call tries again. */
function loadScript({ script, id }: Widget): Promise<void> {
  const started = scripts.get(script);
  if (started) return started;
  const loading = new Promise<void>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = script;
    tag.async = true;
    tag.dataset.id = id;
    tag.onload = () => resolve();
    tag.onerror = () => {
      tag.remove();
      scripts.delete(script);
      reject(new Error('The chat could not be loaded'));
    };
    document.head.append(tag);
  });
  scripts.set(script, loading);
  return loading;
}

const once = (name: string): Promise<void> =>
  new Promise((resolve) => window.addEventListener(name, () => resolve(), { once: true }));

async function startChatwoot({ script, id }: Widget, { locale }: ChatOptions): Promise<OutsideChatControl> {
  const page = window as ChatwootWindow;
  if (!page.$chatwoot) {
    page.chatwootSettings = { hideMessageBubble: true, locale };
    const ready = once('chatwoot:ready');
    page.chatwootSDK?.run({ websiteToken: id, baseUrl: new URL(script).origin });
    await ready;
  }
  return {
    open: (about) => {
      page.$chatwoot?.setCustomAttributes(about);
      page.$chatwoot?.toggle('open');
    },
    close: () => page.$chatwoot?.toggle('close'),
  };
}

/** Any other chat: it receives window events, which a few lines next to its script can handle. */
const byEvents: OutsideChatControl = {
  open: (detail) => window.dispatchEvent(new CustomEvent('support-chat:open', { detail })),
  close: () => window.dispatchEvent(new CustomEvent('support-chat:close')),
};

/**
 * Loads the operator's chat into the page (docs/operate.md says what its script has to do).
 *
 * @throws if its script can't be loaded
 */
export async function loadChat(widget: Widget, options: ChatOptions): Promise<OutsideChatControl> {
  await loadScript(widget);
  const isChatwoot = (window as ChatwootWindow).chatwootSDK !== undefined;
  const closed = isChatwoot ? 'chatwoot:closed' : 'support-chat:closed';
  const chat = isChatwoot ? await startChatwoot(widget, options) : byEvents;
  return {
    open(about) {
      window.addEventListener(closed, options.onClosed);
      chat.open(about);
    },
    close() {
      window.removeEventListener(closed, options.onClosed);
      chat.close();
    },
  };
}
