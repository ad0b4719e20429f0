import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { expiresSoon } from '#contract/documents/expiry';
import type { ProviderRecord } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import { fullName } from '#contract/providers/fullName';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { storageKeys } from '../../../config/storageKeys';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';

/** As many as a large store has; older ones have expired by then. */
const storedMax = 500;

/**
 * A person's documents that expire soon. A later date is new information. Documents that are valid for longer aren't
 * included: someone who has read about one document hasn't read about the others.
 */
export const expiringDocuments = ({ documents }: Pick<ProviderRecord, 'documents'>, today: string): string[] =>
  documents.flatMap(({ _id, state, expires_on }) =>
    state === 'approved' && expiresSoon(expires_on, today) ? [`${_id} ${expires_on}`] : [],
  );

const listeners = new Set<() => void>();
let cache: { text: string | null; seen: ReadonlySet<string> } = { text: null, seen: new Set() };

function read(): ReadonlySet<string> {
  const text = localStorage.getItem(storageKeys.seenPapers);
  if (text !== cache.text) {
    let documents: unknown;
    try {
      documents = JSON.parse(text ?? '[]');
    } catch {
      documents = [];
    }
    cache = { text, seen: new Set(Array.isArray(documents) ? documents : []) };
  }
  return cache.seen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The expiring documents that were dismissed on this device. */
function useSeenDocuments() {
  const seen = useSyncExternalStore(subscribe, read);
  return {
    isSeen: (document: string): boolean => seen.has(document),
    see: (documents: readonly string[]) => {
      const all = [...new Set([...seen, ...documents])].slice(-storedMax);
      localStorage.setItem(storageKeys.seenPapers, JSON.stringify(all));
      for (const listener of listeners) listener();
    },
  };
}

/** Names that fit into one line; the rest is a count. */
const named = 3;

/**
 * Says that documents expire soon, on the list where something can be done about it, until someone dismisses it here,
 * and again when another document is about to expire.
 */
export const ExpiryBanner = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const list = useListText();
  const { timezone } = useStoreFormat();
  const { filterValues, setFilters } = useListContext();
  const { isSeen, see } = useSeenDocuments();
  const { data = [] } = useQuery({
    queryKey: [raName('providers'), 'ending'],
    queryFn: async () =>
      (await dataProvider.getProviderList({ filter: { expires_soon: true }, perPage: limits.perPageMax })).data,
  });
  const today = storeDate(new Date(), timezone);
  const ending = (person: ProviderRecord) => expiringDocuments(person, today);
  const fresh = data.filter((person) => ending(person).some((document) => !isSeen(document)));
  if (fresh.length === 0) return null;
  const names = fresh.slice(0, named).map(fullName);
  const others = fresh.length - names.length;
  return (
    <Alert
      severity="warning"
      sx={{
        mb: 1.5,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 200px', minInlineSize: 0 },
        '& .MuiAlert-action': { pt: 0, marginInlineStart: 'auto' },
      }}
      action={
        <>
          <Button
            color="inherit"
            onClick={() => setFilters({ ...filterValues, expires_soon: true }, undefined, false)}
            sx={{ minBlockSize: 40 }}
          >
            {t('providers.ending.show')}
          </Button>
          <Button color="inherit" onClick={() => see(data.flatMap(ending))} sx={{ minBlockSize: 40 }}>
            {t('providers.ending.seen')}
          </Button>
        </>
      }
    >
      {t('providers.ending.title')}{' '}
      <bdi>{list([...names, ...(others > 0 ? [t('providers.ending.others', { count: others })] : [])])}</bdi>
    </Alert>
  );
};
