import { holderTypes } from '#contract/documents/holderTypes';
import { DocumentsSection as SharedSection, useDocuments } from '../../../records/documents/DocumentsSection';
import { DocumentRow } from './DocumentRow';
import { partKey, useOpenProvider } from './useOpenProvider';

/** A person's documents. */
export const DocumentsSection = () => {
  const { id } = useOpenProvider();
  const query = useDocuments({ type: holderTypes.provider, holder_id: id }, partKey('documents', id));
  return (
    <SharedSection
      query={query}
      detail="documents.detail"
      row={(entry, name) => <DocumentRow entry={entry} name={name} />}
    />
  );
};
