import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'react-admin';
import { type DocumentSide, type DocumentTypeId, documentTypeOf } from '#contract/documents/documentTypes';
import { isPdf } from '#contract/documents/fileFacts';
import type { HolderType } from '#contract/documents/holderTypes';
import type { UploadedDocument } from '#contract/entities/document';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DocumentSideField, pictureOf } from './DocumentSideField';

/** Whose documents they are, as the calls name it. */
export interface DocumentHolder {
  type: HolderType;
  holder_id: string;
}

interface DocumentFilesProps {
  holder: DocumentHolder;
  document: UploadedDocument | null;
  document_type_id: DocumentTypeId;
  /** The type's name, for the alternative texts. */
  name: string;
  /** Its files can only be looked at. */
  isLocked?: boolean;
  onUploaded: () => Promise<unknown>;
}

/** The sides of a document: looked at, uploaded and replaced. */
export const DocumentFiles = ({
  holder,
  document,
  document_type_id,
  name,
  isLocked = false,
  onUploaded,
}: DocumentFilesProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const type = documentTypeOf(document_type_id);
  const fieldOf = (side: DocumentSide) => (
    <DocumentSideField
      label={t(`documents.${side}`)}
      alt={`${name}: ${t(`documents.${side}`)}`}
      isThere={Boolean(side === 'front' ? document?.has_front : document?.has_back)}
      file={document?.files[side]}
      takesPdf
      load={async () => {
        const file = await dataProvider.getDocumentFile({ _id: document?._id ?? '', side });
        return file.link ?? pictureOf(file);
      }}
      {...(!isLocked && {
        onFile: async (file: File) => {
          await dataProvider.uploadDocument({ ...holder, document_type_id, side }, { file });
          await onUploaded();
        },
      })}
    />
  );
  const hasBack = type?.has_back && (document?.has_back || !(isLocked || isPdf(document?.files.front)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
      {fieldOf('front')}
      {hasBack && fieldOf('back')}
    </Box>
  );
};
