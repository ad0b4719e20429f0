import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { blockerOf } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';
import { AccountTab } from './AccountTab';
import { StoreDocuments } from './documents/StoreDocuments';
import { StoreBank } from './StoreBank';

const tabs = ['account', 'documents', 'bank'] as const;
type ProfileTab = (typeof tabs)[number];
const labels = { account: 'shell.profile.title', documents: 'documents.title', bank: 'bank.title' } as const;
const panelId = (tab: ProfileTab) => `profile-panel-${tab}`;
const tabId = (tab: ProfileTab) => `profile-tab-${tab}`;

/**
 * `/app/profile`: who is signed in, how the store stands, and, for its owner, the store's documents and bank details. The guard says above
 * it why a store is blocked.
 */
export default function ProfilePage() {
  const t = useTranslate();
  useDocumentTitle(t('shell.profile.title'));
  const session = useSession();
  const [params, setParams] = useSearchParams();
  // Decided once: the page must not change when the last document has been uploaded.
  const [first] = useState(() => (blockerOf(session) === 'documents' ? 'documents' : 'account'));
  const isOwner = session !== null && !session.sub_store;
  const asked = params.get('tab') ?? first;
  const tab = (isOwner && tabs.find((each) => each === asked)) || 'account';
  // What was typed into a document outlives a look at the other tab.
  const [wereDocumentsOpened, setDocumentsOpened] = useState(false);
  if (tab === 'documents' && !wereDocumentsOpened) setDocumentsOpened(true);
  if (!session) return null;
  const panel = (of: ProfileTab, content: ReactNode) => (
    <div hidden={tab !== of} {...(isOwner && { role: 'tabpanel', id: panelId(of), 'aria-labelledby': tabId(of) })}>
      <Stack spacing={2}>{content}</Stack>
    </div>
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <Typography variant="h1">{t('shell.profile.title')}</Typography>
      {isOwner && (
        <Tabs
          value={tab}
          onChange={(_, chosen: string) => setParams({ tab: chosen }, { replace: true })}
          aria-label={t('shell.profile.title')}
          variant="scrollable"
          scrollButtons={false}
        >
          {tabs.map((each) => (
            <Tab key={each} value={each} label={t(labels[each])} id={tabId(each)} aria-controls={panelId(each)} />
          ))}
        </Tabs>
      )}
      {panel('account', tab === 'account' && <AccountTab />)}
      {isOwner && panel('bank', tab === 'bank' && <StoreBank />)}
      {isOwner && panel('documents', (tab === 'documents' || wereDocumentsOpened) && <StoreDocuments />)}
    </Stack>
  );
}
