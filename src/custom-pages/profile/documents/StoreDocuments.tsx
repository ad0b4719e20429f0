import { useQueryClient } from '@tanstack/react-query';
import { holderTypes } from '#contract/documents/holderTypes';
import { isRecordMessage } from '#contract/stream';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useAccessChanges } from '../../../realtime/useMessageReactions';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { DocumentsSection, useDocuments } from '../../../records/documents/DocumentsSection';
import { DocumentsNotice } from './DocumentsNotice';
import { StoreDocumentRow } from './StoreDocumentRow';

const queryKey = ['store_documents'] as const;

/** The store's own documents, for its owner. */
export const StoreDocuments = () => {
  const { store } = useStoreFormat();
  const queryClient = useQueryClient();
  const holder = { type: holderTypes.store, holder_id: store._id };
  const query = useDocuments(holder, queryKey);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'store_document') void reload();
  });
  // An upload or a review can also change what the store may do: its message can then be lost in the stream's new start.
  useAccessChanges(() => void reload());
  return (
    <DocumentsSection
      query={query}
      detail="documents.store.detail"
      notice={query.data && <DocumentsNotice entries={query.data} />}
      row={(entry, name) => <StoreDocumentRow entry={entry} name={name} holder={holder} onChanged={reload} />}
    />
  );
};
