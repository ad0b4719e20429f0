import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DocumentTypeId } from '#contract/documents/documentTypes';
import { daysLeft, expiresSoon, isExpired, reminderDays } from '#contract/documents/expiry';
import { missingParts } from '#contract/documents/handedIn';
import type { UploadedDocument } from '#contract/entities/document';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useListText } from '../../../components/text/useListText';
import { useDayText } from '../../../components/time/useDayText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentFields, useDocumentFields } from '../../../records/documents/DocumentFields';
import { DocumentFiles, type DocumentHolder } from '../../../records/documents/DocumentFiles';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { useOneAtATime } from '../../../records/form/useOneAtATime';

/** An accepted document that has expired, or will soon. */
const ExpiryNotice = ({ expires_on, today }: { expires_on: string; today: string }) => {
  const t = useTranslate();
  const left = daysLeft(expires_on, today);
  if (isExpired(expires_on, today)) return <Alert severity="error">{t('documents.store.expired')}</Alert>;
  if (!expiresSoon(expires_on, today, reminderDays[0])) return null;
  return (
    <Alert severity="warning">
      {left === 0 ? t('documents.store.today') : t('documents.store.soon', { smart_count: left })}
    </Alert>
  );
};

/** The number and expiry date of a document that can't be changed. */
const AcceptedFacts = ({ document }: { document: UploadedDocument }) => {
  const t = useTranslate();
  const day = useDayText();
  const { unique_code, expires_on } = document;
  if (!unique_code && !expires_on) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {unique_code && (
        <>
          {t('documents.number')}: <bdi>{unique_code}</bdi>
        </>
      )}
      {unique_code && expires_on && ' · '}
      {expires_on && `${t('documents.expires_on')}: ${day(expires_on)}`}
    </Typography>
  );
};

interface StoreDocumentProps {
  document: UploadedDocument | null;
  document_type_id: DocumentTypeId;
  name: string;
  holder: DocumentHolder;
  isRequired: boolean;
  /** Its new version is being reviewed. */
  isBeingReplaced: boolean;
  today: string;
  /** Next to its own actions. */
  action?: ReactNode;
  onChanged: () => Promise<unknown>;
}

/** A document of the store with its files and details. Once it is accepted, it can only be looked at and replaced. */
export const StoreDocument = ({
  document,
  document_type_id,
  name,
  holder,
  isRequired,
  isBeingReplaced,
  today,
  action,
  onChanged,
}: StoreDocumentProps) => {
  const t = useTranslate();
  const list = useListText();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notifyErrors = useNotifyError();
  const once = useOneAtATime();
  const isAccepted = document?.state === 'approved';
  const fields = useDocumentFields(document, { isLocked: isAccepted });
  const [isBusy, setBusy] = useState(false);
  const missing = document?.state === 'pending' ? missingParts(document) : [];
  const save = () =>
    once(async () => {
      setBusy(true);
      if (await notifyErrors(fields.save)) {
        await onChanged();
        fields.clear();
      }
      setBusy(false);
    });
  const remove = (_id: string) => notifyErrors(() => dataProvider.deleteDocument({ _id })).then(onChanged);
  return (
    <>
      {document?.reason && (
        <Alert severity="error">
          <bdi>{document.reason}</bdi>
        </Alert>
      )}
      {isAccepted && document.expires_on && !isBeingReplaced && (
        <ExpiryNotice expires_on={document.expires_on} today={today} />
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('documents.missing', { fields: list(missing.map((part) => t(`documents.${part}`))) })}
        </Alert>
      )}
      <DocumentFiles
        holder={holder}
        document={document}
        document_type_id={document_type_id}
        name={name}
        isLocked={isAccepted}
        onUploaded={onChanged}
      />
      {isAccepted && <AcceptedFacts document={document} />}
      {document && !isAccepted && (
        <DocumentFields document={document} fields={fields} isBusy={isBusy} onSave={() => void save()} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {action}
        {document && !(isAccepted && isRequired) && (
          <ConfirmButton
            label={t('documents.store.delete')}
            title={t('documents.delete_title', { document: name })}
            detail={t('documents.store.delete_detail')}
            act={() => remove(document._id)}
            confirm={t('common.delete')}
            variant="text"
            color="inherit"
            isDangerous
          />
        )}
      </Box>
    </>
  );
};
