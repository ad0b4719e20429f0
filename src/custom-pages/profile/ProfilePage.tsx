import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { unsavedWork } from '../../realtime/unsavedWork';
import { LeaveGuard } from '../../records/form/UnsavedQuestion';
import { type Blocker, blockerOf } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';
import { AccountTab } from './AccountTab';
import { StoreDocuments } from './documents/StoreDocuments';
import { ReadyTab } from './ReadyTab';
import { StoreBank } from './StoreBank';
import { SecurityTab } from './security/SecurityTab';
import { useReadiness } from './useReadiness';

const ownerTabs = ['ready', 'account', 'security', 'documents', 'bank'] as const;
type ProfileTab = (typeof ownerTabs)[number];
const teamTabs: readonly ProfileTab[] = ['account', 'security'];
const labels = {
  ready: 'profile.ready.title',
  account: 'shell.profile.title',
  security: 'security.title',
  documents: 'documents.title',
  bank: 'bank.title',
} as const;
const panelId = (tab: ProfileTab) => `profile-panel-${tab}`;
const tabId = (tab: ProfileTab) => `profile-tab-${tab}`;

/** The first tab of people who can't work: what they can do about it. */
const firstTab = (blocker: Blocker | null): ProfileTab => {
  if (blocker === 'second_factor') return 'security';
  return blocker ? 'ready' : 'account';
};

/**
 * `/app/profile`: who is signed in, how the store stands, two-step verification, and, for its owner, the store's documents and bank
 * details. Until the store is ready to sell, its first tab says what is left, and the owner of a blocked store starts there. The guard
 * says above it why a store is blocked.
 */
export default function ProfilePage() {
  const t = useTranslate();
  useDocumentTitle(t('shell.profile.title'));
  const session = useSession();
  const [params, setParams] = useSearchParams();
  // Decided once: the page must not change when the platform approves the store.
  const [first] = useState(() => firstTab(blockerOf(session)));
  const isOwner = session !== null && !session.sub_store;
  const { data: steps } = useReadiness(isOwner);
  const requestedTab = params.get('tab') ?? first;
  const tabs: readonly ProfileTab[] = isOwner ? ownerTabs : teamTabs;
  const tab = tabs.find((each) => each === requestedTab) ?? 'account';
  const isReady = !blockerOf(session) && (steps ?? []).every(({ state }) => state === 'done');
  // It stays while it is open, to say that nothing is left.
  const shownTabs = tabs.filter((each) => each !== 'ready' || tab === 'ready' || !isReady);
  // What was typed into a document stays while another tab is open.
  const [wereDocumentsOpened, setDocumentsOpened] = useState(false);
  if (tab === 'documents' && !wereDocumentsOpened) setDocumentsOpened(true);
  if (!session) return null;
  const panel = (of: ProfileTab, content: ReactNode) => (
    <div hidden={tab !== of} role="tabpanel" id={panelId(of)} aria-labelledby={tabId(of)}>
      <Stack spacing={2}>{content}</Stack>
    </div>
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <Typography variant="h1">{t('shell.profile.title')}</Typography>
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setParams({ tab: chosen }, { replace: true })}
        aria-label={t('shell.profile.title')}
        variant="scrollable"
        scrollButtons={false}
      >
        {shownTabs.map((each) => (
          <Tab key={each} value={each} label={t(labels[each])} id={tabId(each)} aria-controls={panelId(each)} />
        ))}
      </Tabs>
      {isOwner && panel('ready', tab === 'ready' && <ReadyTab />)}
      {panel('account', tab === 'account' && <AccountTab />)}
      {panel('security', tab === 'security' && <SecurityTab />)}
      {isOwner && panel('bank', tab === 'bank' && <StoreBank />)}
      {isOwner && panel('documents', (tab === 'documents' || wereDocumentsOpened) && <StoreDocuments />)}
      <LeaveGuard isUnsaved={unsavedWork.hasUnsaved} />
    </Stack>
  );
}
